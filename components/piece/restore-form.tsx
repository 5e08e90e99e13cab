import { restoreForm } from './restore-configuration';

/** Brings the form it stands in, last, to the configuration of the address before anything is painted. */
export function RestoreForm() {
  const script = `(${restoreForm})(document.currentScript.closest("form"))`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of the shop's own
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
