/** A drawing of the page, as large as the lightbox. */
export function LightboxDrawing({ markup }: { markup: string }) {
  return (
    <div
      className="grid h-full w-full place-items-center bg-paper p-[4%] [&_svg]:h-full [&_svg]:w-full"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the shop's own page
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
