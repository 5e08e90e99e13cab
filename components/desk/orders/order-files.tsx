import type { PlainAction } from '@/components/account/plain-form';
import { AskedForm } from '@/components/desk/desk-form';
import { Moment } from '@/components/desk/time';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { sizeInWords } from '@/lib/desk/file-size';
import { acceptedFiles, type OrderFileKind } from '@/lib/orders/order-file';
import { OrderPhoto } from './order-photo';

export type ShownFile = {
  readonly id: string;
  readonly kind: OrderFileKind;
  readonly name: string;
  readonly bytes: number;
  readonly author: string;
  readonly addedAt: Date;
};

type Props = { number: string; files: readonly ShownFile[]; remove: PlainAction };

/** The photos and PDF that the house keeps with an order, and the form that adds some. */
export function OrderFiles({ number, files, remove }: Props) {
  const { files: t } = deskWords;
  return (
    <section id="files" className="grid scroll-mt-12 content-start gap-4">
      <h2 className="text-heading">{t.title}</h2>
      {files.length === 0 && <p className="text-muted">{t.none}</p>}
      <ul className="grid">
        {files.map((file) => (
          <FileRow key={file.id} file={file} number={number} remove={remove} />
        ))}
      </ul>
      <form
        method="post"
        action={`/desk/orders/${number}/files`}
        encType="multipart/form-data"
        className="grid max-w-measure gap-4"
      >
        <Field label={t.choose} name="file" type="file" accept={acceptedFiles} multiple required />
        <p className="text-muted text-small">{t.text}</p>
        <Button type="submit" variant="outline" size="sm" className="justify-self-start">
          {t.add}
        </Button>
      </form>
    </section>
  );
}

function FileRow({ file, number, remove }: Omit<Props, 'files'> & { file: ShownFile }) {
  const { files: t } = deskWords;
  const { id, kind, name, bytes, author, addedAt } = file;
  return (
    <li className="grid grid-cols-[5rem_1fr] items-start gap-x-4 border-line border-t py-3">
      <FilePicture id={id} kind={kind} />
      <div className="grid justify-items-start gap-1">
        <a href={`/desk/files/${id}`} className="prose-link wrap-anywhere">
          <bdi>{name}</bdi>
        </a>
        <p className="wrap-anywhere text-muted text-small">
          <Moment at={addedAt} />, {deskText('files.row', { author, size: sizeInWords(bytes) })}
        </p>
        <AskedForm
          title={
            <>
              {t.remove}
              <span className="sr-only">
                {' '}
                <bdi>{name}</bdi>
              </span>
            </>
          }
          note={t.removeNote}
          action={remove}
          fields={{ number, id }}
          button={
            <>
              {t.removeYes}
              <span className="sr-only">
                {' '}
                <bdi>{name}</bdi>
              </span>
            </>
          }
        />
      </div>
    </li>
  );
}

/** A photo in small; a PDF by its name. */
function FilePicture({ id, kind }: Pick<ShownFile, 'id' | 'kind'>) {
  if (kind === 'pdf') {
    return (
      <span className="grid aspect-square w-20 place-items-center border border-line text-label text-muted">
        {deskWords.files.pdf}
      </span>
    );
  }
  return <OrderPhoto id={id} />;
}
