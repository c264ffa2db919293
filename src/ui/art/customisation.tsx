import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { house } from './house.ts';

/** Pictures of what can be shaped, on a 480×300 plate. */
function Plate({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox="0 0 480 300"
      sx={{
        display: 'block',
        width: '100%',
        borderRadius: '20px',
        bgcolor: 'celadon',
        color: house.ink,
        fontFamily: 'inherit',
        fontSize: '20px',
        fontWeight: 600,
        '& text': { fill: 'currentColor' },
        '& .paper': { fill: house.paper },
        '& .line': { fill: 'none', stroke: house.aubergine, strokeWidth: 3, strokeLinecap: 'round' },
      }}
    >
      {children}
    </Box>
  );
}

const greetings = [
  { word: 'Good evening', x: 40, y: 44, width: 168 },
  { word: 'Buonasera', x: 250, y: 78, width: 140 },
  { word: 'Bonsoir', x: 84, y: 130, width: 112 },
  { word: 'Buenas noches', x: 236, y: 164, width: 182 },
  { word: 'Guten Abend', x: 52, y: 216, width: 158 },
];

export function LanguageArt() {
  return (
    <Plate label="Speech bubbles that greet in five languages">
      {greetings.map(({ word, x, y, width }) => (
        <g key={word}>
          <rect className="paper" x={x} y={y} width={width} height="48" rx="24" />
          <text x={x + width / 2} y={y + 31} textAnchor="middle">
            {word}
          </text>
        </g>
      ))}
    </Plate>
  );
}

export function VoiceStyleArt() {
  return (
    <Plate label="Three waves, from a calm voice to a lively one">
      <rect className="paper" x="40" y="36" width="400" height="228" rx="20" />
      <path className="line" d="M72 90q21-14 42 0t42 0 42 0 42 0 42 0 42 0 42 0 42 0" />
      <path className="line" d="M72 150q14-44 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0" />
      <path
        className="line"
        style={{ stroke: house.apricot }}
        d="M72 212q10-76 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0"
      />
    </Plate>
  );
}

const steps = [
  { word: 'Greeting', x: 36, y: 40 },
  { word: 'Order', x: 190, y: 116 },
  { word: 'Goodbye', x: 320, y: 206 },
];

export function FlowArt() {
  return (
    <Plate label="The steps of a call, one leading to the next">
      <path className="line" d="M92 96q10 50 96 48M246 172q10 60 74 60" />
      {steps.map(({ word, x, y }) => (
        <g key={word}>
          <rect className="paper" x={x} y={y} width="126" height="56" rx="12" />
          <text x={x + 63} y={y + 35} textAnchor="middle">
            {word}
          </text>
        </g>
      ))}
    </Plate>
  );
}
