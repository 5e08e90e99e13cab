/** Degrees between the marks of the sky's outer circle. */
const step = 15;
const marks = Array.from({ length: 360 / step }, (_, index) => index * step);
const orbits = [250, 340, 450, 590, 760, 980];
const wanderers = [
  { orbit: 250, angle: -118, size: 4 },
  { orbit: 340, angle: -38, size: 6 },
  { orbit: 450, angle: -142, size: 7 },
  { orbit: 590, angle: -66, size: 5 },
  { orbit: 760, angle: -128, size: 4 },
];

/** The sky: circles of a chart of the heavens, with their wanderers. */
export function Firmament() {
  return (
    <svg aria-hidden="true" viewBox="-800 -560 1600 1000" className="hero-sky" fill="none">
      <g stroke="var(--gold)">
        {orbits.map((radius, index) => (
          <circle key={radius} r={radius} strokeOpacity={0.62 - index * 0.09} />
        ))}
        <circle r="256" strokeDasharray="1 8" />
        {marks.map((angle) => (
          <path
            key={angle}
            d={angle % 45 === 0 ? 'M0-450v-26' : 'M0-450v-11'}
            transform={`rotate(${angle})`}
            strokeOpacity=".6"
          />
        ))}
      </g>
      <g fill="var(--gold)">
        {wanderers.map(({ orbit, angle, size }) => (
          <circle key={orbit} cx={orbit} r={size} transform={`rotate(${angle})`} />
        ))}
      </g>
    </svg>
  );
}

/** Olympus and its foothills, in two washes. */
export function Mountains() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1600 1000"
      preserveAspectRatio="xMidYMax slice"
      className="h-full w-full"
    >
      <path
        d="M-400 1060V842l260-40 156-44 78-41 106 22 92-54 74 19 84-56 101 11 73-62 88 24 90-76 82 38 90-9 66-58 84 63 70-17 90 68 74-25 84 61 96 7 466 111V1060Z"
        fill="color-mix(in srgb, var(--gold) 9%, var(--ground))"
      />
      <path
        d="M-400 1060V890l408-72 142 21 131-43 140 32 175-41 144 34 132-37 151 46 139-24 126 37 131-19 108 41 551 25V1060Z"
        fill="color-mix(in srgb, var(--gold) 16%, var(--ground))"
      />
    </svg>
  );
}

const columns = [-390, -292, 292, 390];

/** A small temple around the piece, and the floor it stands on. */
export function Temple() {
  return (
    <svg aria-hidden="true" viewBox="-480 -640 960 660" className="hero-temple" overflow="visible">
      <path d="M-3000 0H3000V600H-3000Z" fill="var(--ground)" />
      <g stroke="var(--gold)" fill="none">
        <path d="M-3000 0H3000M-3000 14H3000M-3000 40H3000" strokeOpacity=".5" />
        <path
          d="M-452-500H452V-470H-452ZM-462-512H462V-500H-462ZM-470-516 0-632 470-516ZM-420-523 0-618 420-523"
          fill="var(--ground)"
        />
        <circle cx="0" cy="-560" r="20" />
        <path d="M0-592v64M-32-560h64M-23-583l46 46M23-583l-46 46" strokeOpacity=".6" />
        <path d="M-440-485H440" strokeDasharray="2 14" strokeWidth="9" strokeOpacity=".45" />
      </g>
      {columns.map((x) => (
        <g key={x} transform={`translate(${x} 0)`} stroke="var(--gold)">
          <path d="M-27 0-22-428H22L27 0Z" fill="var(--ground)" />
          <g fill="none">
            <path d="M-14 0-11-428M0 0V-428M14 0 11-428" strokeOpacity=".45" />
            <path d="M-36 0H36V-11H-36ZM-24-428H24M-32-446C-32-437-27-432-22-428M32-446C32-437 27-432 22-428M-37-446H37V-470H-37Z" />
          </g>
        </g>
      ))}
    </svg>
  );
}
