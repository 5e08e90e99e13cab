/** Degrees between the twelve marks of the sky. */
const step = 30;
const marks = Array.from({ length: 12 }, (_, index) => index * step);

/** The sky: circles of a chart of the heavens, with the sun of the day or the moon of the night. */
export function Firmament() {
  return (
    <svg viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" className="h-full w-full" fill="none">
      <g stroke="var(--gold)" strokeOpacity=".5" vectorEffect="non-scaling-stroke">
        <circle cx="800" cy="620" r="300" />
        <circle cx="800" cy="620" r="306" strokeDasharray="1 9" />
        <circle cx="800" cy="620" r="430" strokeOpacity=".32" />
        <circle cx="800" cy="620" r="580" strokeOpacity=".22" />
        <circle cx="800" cy="620" r="760" strokeOpacity=".14" />
        {marks.map((angle) => (
          <path key={angle} d="M800 190v-14M800 40v-18" transform={`rotate(${angle} 800 620)`} />
        ))}
      </g>
      <g fill="var(--gold)">
        <circle cx="800" cy="190" r="7" />
        <circle cx="1302" cy="330" r="4" />
        <circle cx="242" cy="462" r="5" />
        <circle cx="1150" cy="373" r="3" />
        <circle cx="520" cy="295" r="3.5" />
      </g>
    </svg>
  );
}

/** Olympus and its foothills, in two washes. */
export function Mountains() {
  return (
    <svg viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMax slice" className="h-full w-full">
      <path
        d="M-20 1000V742l96-34 78-61 66 22 92-84 74 39 84-96 61 31 73-92 58 44 70-66 62 58 70 21 66-58 84 83 70-27 90 88 74-35 84 71 96 17 66 61V1000Z"
        fill="color-mix(in srgb, var(--gold) 11%, var(--ground))"
      />
      <path
        d="M-20 1000V820l128-52 112 31 131-73 110 52 145-61 118 44 132-57 121 66 139-44 126 57 131-39 108 61 151-22V1000Z"
        fill="color-mix(in srgb, var(--gold) 19%, var(--ground))"
      />
    </svg>
  );
}

const columns = [-560, -470, 470, 560];

/** The columns of a temple, open in the middle, and the floor that the piece stands on. */
export function Temple() {
  return (
    <svg viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMax slice" className="h-full w-full">
      <path d="M-400 905H2000V1000H-400Z" fill="var(--ground)" />
      <g stroke="var(--gold)" fill="none" strokeOpacity=".75">
        <path d="M-400 905H2000M-400 921H2000M-400 948H2000" strokeOpacity=".45" />
      </g>
      {columns.map((x) => (
        <g key={x} transform={`translate(${800 + x} 0)`}>
          <path d="M-30 905 -24 360H24L30 905Z" fill="var(--ground)" />
          <g stroke="var(--gold)" fill="none" strokeOpacity=".7">
            <path d="M-30 905-24 360M30 905 24 360M-15 905-12 360M0 905V360M15 905 12 360" strokeOpacity=".5" />
            <path d="M-40 905H40M-36 893H36M-40 905V893M40 905V893M-26 360H26M-34 342C-34 352-28 356-24 360M34 342C34 352 28 356 24 360M-40 342H40V326H-40Z" />
          </g>
        </g>
      ))}
    </svg>
  );
}
