import type { Piece } from '@/content/catalogue/piece';
import { Dimension, ScaleBar } from './dimension';
import { mattressOf } from './forms/bed';
import { line } from './path';
import type { Drawn } from './registry';
import { Strokes, scaleOf, stepWidth } from './view';

const sheet = 640;
const axis = sheet / 2;

/** Elevation and plan of a piece, one under the other on a common axis, with its dimensions. */
export function DimensionDrawing({
  piece,
  drawing: { elevation, plan, foot },
  label,
  captions,
  format,
}: {
  piece: Piece;
  drawing: Drawn;
  label: string;
  captions: { elevation: string; plan: string };
  format: (mm: number) => string;
}) {
  const { width, depth, height } = piece.sizeMm;
  const scale = scaleOf(piece.sizeMm);
  const unit = stepWidth / scale;
  const [half, tall, deep] = [(width / 2) * scale, height * scale, depth * scale];
  const floor = 64 + tall;
  const back = floor + 122;
  const front = back + deep;
  const mattress = mattressOf(piece);
  const scaleBar = front + (foot === undefined ? 52 : 96);
  const edge = axis + half;
  const at = (x: number, y: number) => `translate(${x} ${y.toFixed(1)}) scale(${stepWidth})`;
  return (
    <div className="@container">
      <svg
        viewBox={`0 0 ${sheet} ${Math.ceil(scaleBar + 40)}`}
        role="img"
        aria-label={label}
        fill="none"
        // As many pixels on a narrow phone as on a wide page: the drawing scales, its figures hardly do.
        className="h-auto w-full text-[21px] @md:text-[17px] @xl:text-[15px]"
      >
        <Strokes
          view={{
            line: line([axis - 250, -floor], [axis + 250, -floor]),
            fine: [
              ...line([axis - half, -floor - 10], [axis - half, -floor - 76]),
              ...line([edge, -floor - 10], [edge, -floor - 76]),
              ...line([axis + half * 0.3, -64], [edge + 62, -64]),
              ...line([edge + 8, -back], [edge + 62, -back]),
              ...line([edge + 8, -front], [edge + 62, -front]),
            ],
            goldFine: [
              ...line([axis, -34], [axis, -54]),
              ...line([axis, -floor - 8], [axis, -floor - 30]),
              ...line([axis, -front - 8], [axis, -front - 26]),
            ],
          }}
        />
        <g transform={at(axis, floor)}>
          <Strokes view={elevation} unit={unit} />
        </g>
        <g transform={at(axis, front)}>
          <Strokes view={plan} unit={unit} />
        </g>
        <g fill="currentColor" textAnchor="middle" fontSize="0.9em" opacity={0.75}>
          <text x={axis} y={24} direction="ltr">
            {captions.elevation}
          </text>
          <text x={axis} y={Math.round(back - 20)} direction="ltr">
            {captions.plan}
          </text>
        </g>
        <Dimension from={[axis - half, floor + 58]} to={[edge, floor + 58]} text={format(width)} />
        <Dimension from={[edge + 50, floor]} to={[edge + 50, 64]} text={format(height)} />
        <Dimension from={[edge + 50, front]} to={[edge + 50, back]} text={format(depth)} />
        {foot !== undefined && (
          <>
            <Dimension
              from={[axis - half - 44, front - foot * scale]}
              to={[axis - half - 44, front - (foot + mattress.length) * scale]}
              text={format(mattress.length)}
            />
            <Dimension
              from={[axis - (mattress.width / 2) * scale, front + 46]}
              to={[axis + (mattress.width / 2) * scale, front + 46]}
              text={format(mattress.width)}
            />
          </>
        )}
        <ScaleBar y={Math.round(scaleBar)} scale={scale} format={format} />
      </svg>
    </div>
  );
}
