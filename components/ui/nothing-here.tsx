import { ButtonLink } from './button-link';

type Props = { title: string; text: string; path: string; link: string };

/** What a page says while its list is empty, and where to go on. */
export function NothingHere({ title, text, path, link }: Props) {
  return (
    <div className="grid justify-items-start gap-5">
      <h2 className="text-title">{title}</h2>
      <p className="max-w-measure text-muted">{text}</p>
      <ButtonLink href={path} variant="outline" size="lg">
        {link}
      </ButtonLink>
    </div>
  );
}
