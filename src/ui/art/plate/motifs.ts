import type { MuseumKind } from '#domain/museums/museum.ts';
import { boneMotif } from './motifs/bone.ts';
import { columnMotif } from './motifs/column.ts';
import { frameMotif } from './motifs/frame.ts';
import { leafMotif } from './motifs/leaf.ts';
import { loomMotif } from './motifs/loom.ts';
import type { Motif } from './paths.ts';
import { stampMotif } from './motifs/stamp.ts';
import { archedVaultMotif } from './motifs/vault.ts';
import { wingMotif } from './motifs/wing.ts';

export const motifs: Readonly<Record<MuseumKind, Motif>> = {
  secrets: archedVaultMotif,
  flight: wingMotif,
  nature: boneMotif,
  letters: stampMotif,
  craft: loomMotif,
  art: frameMotif,
  history: columnMotif,
  garden: leafMotif,
};
