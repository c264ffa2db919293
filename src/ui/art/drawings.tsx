import type { ReactNode } from 'react';
import styles from './drawings.module.css';

interface DrawingProps {
  /** The part of the grid to show, from this x coordinate up to `to`. */
  readonly from?: number;
  readonly to?: number;
  /** Path of the accented line. */
  readonly accent: string;
  readonly children: ReactNode;
}

/** A line drawing for an empty state: thin strokes in the text color and one apricot accent, on a grid of 160×120. */
function Drawing({ from = 0, to = 160, accent, children }: DrawingProps) {
  return (
    <svg
      aria-hidden
      viewBox={`${from} 0 ${to - from} 120`}
      width={to - from}
      height={120}
      className={styles.drawing}
    >
      {children}
      <path d={accent} className={styles.accent} />
    </svg>
  );
}

export function TableSettingDrawing() {
  return (
    <Drawing from={26} to={134} accent="M68 60v12M76 53v26M84 57v18M92 62v8">
      <ellipse cx="80" cy="66" rx="38" ry="30" />
      <ellipse cx="80" cy="66" rx="25" ry="19" />
      <path d="M27 34v20q0 7 5 7t5-7V34M32 34v62M125 34q10 8 8 34h-8zM125 68v28" />
    </Drawing>
  );
}

export function EmptyPlateDrawing() {
  return (
    <Drawing accent="M62 40l7 5.6M74 34l7 5.8">
      <ellipse cx="80" cy="62" rx="56" ry="40" />
      <ellipse cx="80" cy="62" rx="37" ry="25" />
      <path d="M62 40l72 58M74 34l68 56" />
    </Drawing>
  );
}

export function ReceiptDrawing() {
  return (
    <Drawing from={51} to={109} accent="M64 72h12">
      <path d="M52 14l7 6 7-6 7 6 7-6 7 6 7-6 7 6 7-6v88l-7 6-7-6-7 6-7-6-7 6-7-6-7 6-7-6z" />
      <path d="M64 44h32M64 56h32" />
    </Drawing>
  );
}

export function HandsetDrawing() {
  return (
    <Drawing from={33} to={127} accent="M68 92v8M76 86v20M84 90v12M92 93v6">
      <path d="M34 58q46-44 92 0l-8 16q-3 4-8 2l-12-6q-3-2-2-6l1-7q-17-7-34 0l1 7q1 4-2 6l-12 6q-5 2-8-2z" />
    </Drawing>
  );
}

export function ToolboxDrawing() {
  return (
    <Drawing from={33} to={127} accent="M104 82v8M111 78v16M118 83v6">
      <path d="M34 54h92v44H34zM34 70h92M62 54V42q0-6 6-6h24q6 0 6 6v12" />
      <path d="M72 64h16v13H72z" />
    </Drawing>
  );
}

export function CalendarDrawing() {
  return (
    <Drawing from={43} to={117} accent="M76 72v10M82 68v18M88 73v8">
      <path d="M44 28h72v58l-14 14H44zM44 46h72M60 20v14M100 20v14M116 86h-14v14" />
      <path d="M58 60h8M76 60h8M94 60h8M58 76h8" />
    </Drawing>
  );
}

export function KeyDrawing() {
  return (
    <Drawing from={29} to={131} accent="M46 57v10M54 51v22M62 58v8">
      <circle cx="54" cy="62" r="24" />
      <path d="M78 58h52v8h-6v12h-8V66h-8v9h-8v-9H78" />
    </Drawing>
  );
}
