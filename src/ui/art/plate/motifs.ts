import type { MuseumKind } from '#domain/museums/museum.ts';
import { bone } from './motifs/bone.ts';
import { column } from './motifs/column.ts';
import { frame } from './motifs/frame.ts';
import { leaf } from './motifs/leaf.ts';
import { loom } from './motifs/loom.ts';
import type { Motif } from './paths.ts';
import { stamp } from './motifs/stamp.ts';
import { vault } from './motifs/vault.ts';
import { wing } from './motifs/wing.ts';

/** What is drawn for a museum of each kind. */
export const motifs: Readonly<Record<MuseumKind, Motif>> = {
  secrets: vault,
  flight: wing,
  nature: bone,
  letters: stamp,
  craft: loom,
  art: frame,
  history: column,
  garden: leaf,
};
