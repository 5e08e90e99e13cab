import { withHouse } from '@/lib/house-facts';
import { words } from '@/lib/i18n/request';

/** Who holds the data of a connected piece, and where to complain. */
export async function DataRights() {
  const { holder, complaint } = (await words()).legal.data;
  return (
    <>
      <p className="pb-3 text-muted">{withHouse(holder)}</p>
      <p className="pb-6 text-muted">{complaint}</p>
    </>
  );
}
