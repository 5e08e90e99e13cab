/** A photo of an order in small, for who has its name beside it. */
export function OrderPhoto({ id }: { id: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: it is for the staff alone, and the shop has encoded it
    <img
      src={`/desk/files/${id}`}
      alt=""
      loading="lazy"
      className="aspect-square w-20 border border-line object-cover"
    />
  );
}
