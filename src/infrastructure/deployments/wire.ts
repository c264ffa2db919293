import * as v from 'valibot';
import type { DeployReply, ScheduleReply } from '#application/deployments/Deployments.ts';
import type { Deployment } from '#domain/deployments/deployment.ts';
import type { ChangedField, PendingChange } from '#domain/deployments/pendingChange.ts';
import type { Rows } from '#domain/shared/rows.ts';
import type { ReplySchema } from '../http/Api.ts';
import {
  booleanSchema,
  ifReadable,
  instant,
  list,
  rowsUnderKey,
  nestedList,
  text,
  textOrBlank,
} from '../http/schemas.ts';
import { MenuReply } from '../menu/wire.ts';

/**
 * Old and new values, which the agreed API lacks. Without readable values, pages show only the field names.
 */
const FieldChanges = v.fallback(
  list(v.object({ field: text, before: v.optional(v.unknown()), after: v.optional(v.unknown()) })),
  [],
);

const Change = v.pipe(
  v.object({
    id: text,
    type: textOrBlank,
    description: textOrBlank,
    timestamp: instant,
    changedFields: nestedList(text),
    userName: textOrBlank,
    fieldChanges: FieldChanges,
    scheduledTime: ifReadable(instant),
  }),
  v.transform(({ timestamp, changedFields, fieldChanges, userName, scheduledTime, ...change }) => {
    const values = new Map(fieldChanges.map(({ field, before, after }) => [field, { before, after }]));
    return {
      ...change,
      savedAt: timestamp,
      author: userName,
      scheduledFor: scheduledTime,
      fields: changedFields.map((path) => toChangedField(change.type, path, values.get(path))),
    };
  }),
);

const Menus = v.object({ before: MenuReply, after: MenuReply });

/** Adds the old and the new menu to a change of a menu's categories, if both are readable. */
function toChangedField(type: string, path: string, values: ChangedField['values']): ChangedField {
  if (!values || type !== 'menu' || path !== 'categories') return { path, values };
  const { before, after } = values;
  const menus = v.safeParse(Menus, { before: { categories: before }, after: { categories: after } });
  return { path, values, menus: menus.success ? menus.output : undefined };
}

export const PendingChangesReply: ReplySchema<Rows<PendingChange>> = rowsUnderKey('changes', Change);

export const DeploymentHistoryReply: ReplySchema<Rows<Deployment>> = rowsUnderKey(
  'deployments',
  v.pipe(
    v.object({
      id: text,
      status: textOrBlank,
      environment: textOrBlank,
      deployedAt: instant,
      deployedBy: textOrBlank,
      changes: nestedList(v.object({ type: textOrBlank, description: textOrBlank })),
      rollbackAvailable: v.fallback(booleanSchema, false),
      notes: ifReadable(text),
      // optional, so no contract requires it
      revertedAt: ifReadable(instant),
    }),
    v.transform(({ revertedAt, ...deployment }) => ({ ...deployment, isReverted: Boolean(revertedAt) })),
  ),
);

export const DeployReplySchema: ReplySchema<DeployReply> = v.pipe(
  v.object({ success: v.literal(true), deploymentId: ifReadable(text) }),
  v.transform(({ deploymentId }) => ({ outcome: 'accepted' as const, deploymentId })),
);

export const ScheduleReplySchema: ReplySchema<ScheduleReply> = v.pipe(
  v.object({ success: v.literal(true), scheduledId: ifReadable(text) }),
  v.transform(({ scheduledId }) => ({ outcome: 'accepted' as const, scheduledId })),
);

export const RevertReplySchema: ReplySchema<boolean> = v.pipe(
  v.object({ success: v.literal(true) }),
  v.transform(({ success }) => success),
);
