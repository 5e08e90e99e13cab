import { directionOf, type Locale } from '@/lib/i18n/locales';
import { groundColours } from '@/lib/site/ground-colours';

/**
 * Colours of the shop; every pair has a contrast above 7 in both themes. Sides are named, because some
 * mail programs do not know `start` and `end`.
 */
export function mailStyle(locale: Locale): string {
  const [start, end] = directionOf(locale) === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  return `
body{margin:0;background:${groundColours.day};color:#1b2233;font:17px/1.6 Georgia,'Times New Roman',serif}
main,footer{max-width:560px;margin:0 auto;padding:32px 24px;overflow-wrap:anywhere}
.mark{margin:0 0 36px;text-align:center;font-size:22px;line-height:1.4}
.mark img{border-radius:12px}
h1{font-size:30px;font-weight:400;line-height:1.2;margin:0 0 24px}
h2{font-size:20px;font-weight:400;line-height:1.3;margin:40px 0 12px}
p{margin:0 0 18px}
.picture img{display:block;width:100%;max-width:560px;height:auto}
small{font-size:14px}
ol{list-style:none;margin:0 0 18px;padding:0}
li{padding:12px 0;border-top:1px solid #b9a77c}
strong{font-weight:400;color:#5a4210}
table{width:100%;table-layout:fixed;border-collapse:collapse;margin:0 0 18px}
th,td{padding:8px 0;border-top:1px solid #b9a77c;vertical-align:top;text-align:${end}}
th{width:38%;font-weight:400;text-align:${start};padding-${end}:16px}
a{color:#5a4210}
.n{white-space:nowrap}
.action{margin:32px 0}
.button{display:inline-block;padding:14px 28px;background:#1b2233;color:${groundColours.day};text-decoration:none}
.signed{margin-top:32px}
footer{border-top:1px solid #b9a77c;font-size:14px}
@media (prefers-color-scheme:dark){
body{background:${groundColours.night};color:#f1e9d8}
a,strong{color:#e3c67e}
.button{background:#f1e9d8;color:${groundColours.night}}
li,th,td,footer{border-color:#6d6041}}`;
}
