/** Placeholder shown until the model is loaded. */
export function ModelPoster({ poster, text }: { poster: string; text: string }) {
  return (
    <div className="relative grid h-full place-items-center">
      {/* biome-ignore lint/performance/noImgElement: the picture of the page below, in the browser already */}
      <img
        src={poster}
        alt=""
        className="absolute inset-0 h-full w-full object-contain opacity-40"
      />
      <p role="status" className="relative bg-paper px-5 py-2">
        {text}
      </p>
    </div>
  );
}
