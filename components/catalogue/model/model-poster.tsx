import { ModelTurn } from './model-turn.client';

type Props = {
  /** The picture of all sides. */
  turnSrc: string;
  label: string;
  text: string;
  isNight: boolean;
};

/** What stands in place of the model until it is loaded: the piece, which can be turned already. */
export function ModelPoster({ turnSrc, label, text, isNight }: Props) {
  return (
    <div className="model relative grid h-full place-items-center" data-night={isNight}>
      <ModelTurn src={turnSrc} label={label} />
      <p
        role="status"
        className="absolute inset-x-0 bottom-4 mx-auto w-fit bg-paper px-5 py-2 text-small"
      >
        {text}
      </p>
    </div>
  );
}
