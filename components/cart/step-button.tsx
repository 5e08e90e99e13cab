import { Button } from '@/components/ui/button';

type Props = { label: string; value: number; sign: string; isOff?: boolean };

/** Posts the quantity of a line that is one more, or one less. */
export function StepButton({ label, value, sign, isOff = false }: Props) {
  return (
    <Button
      type="submit"
      name="quantity"
      value={value}
      variant="secondary"
      size="icon"
      aria-label={label}
      isOff={isOff}
    >
      <span aria-hidden="true" className="text-lead leading-none">
        {sign}
      </span>
    </Button>
  );
}
