import { fullName } from '../fullName.ts';
import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Db } from '../../db/db.ts';
import { deploy } from './deploy.ts';
import { deployDue } from './deployDue.ts';
import { revert } from './revert.ts';
import { shortId } from '../../db/randomId.ts';
import type { SettingsKind } from '../../db/settings/shapes.ts';
import type { DeploymentRow, PendingChangeRow } from '../../db/tables.ts';
import type { HandlerContext } from '../context.ts';
import { jsonObject, requiredText, type Body } from '../body.ts';
import { requireAdmin, requireMember, refusal, type Access } from '../guards.ts';

const ROOT = '*/api/companies/restaurants/:id/deployment';

/** The name of each kind of settings on the wire. */
const TYPES: Readonly<Record<SettingsKind, string>> = {
  voice: 'voice',
  menu: 'menu',
  instructions: 'ai-instructions',
  telephony: 'telephony',
};

/** Handles pending changes and deployments. Every member can read both, and admins can change both. */
export function deploymentHandlers(context: HandlerContext): RequestHandler[] {
  const { db, now } = context;

  /** Runs the scheduled deployments that are due. */
  async function upToDate(access: Access): Promise<Access> {
    await deployDue(db, access.company.id, now());
    return access;
  }

  const seen = (request: Request, id: unknown) => upToDate(requireMember(context, request, id));
  const administered = (request: Request, id: unknown) => upToDate(requireAdmin(context, request, id));

  return [
    http.get(`${ROOT}/pending`, async ({ request, params }) => {
      const { company } = await seen(request, params['id']);
      const changes = db.pendingChanges.where({ companyId: company.id }).toReversed();
      return HttpResponse.json({ changes: changes.map((change) => changeBody(db, change)) });
    }),

    http.get(`${ROOT}/history`, async ({ request, params }) => {
      const { company } = await seen(request, params['id']);
      const deployments = db.deployments
        .where({ companyId: company.id })
        // of two rows with the same time, the row added last comes first
        .toReversed()
        .toSorted((one, other) => Date.parse(other.deployedAt) - Date.parse(one.deployedAt));
      return HttpResponse.json({ deployments: deployments.map(deploymentBody) });
    }),

    http.post(`${ROOT}/deploy`, async ({ request, params }) => {
      const { company, user } = await administered(request, params['id']);
      const changes = pendingOf(db, company.id, chosenIds(await jsonObject(request)));
      if (!changes) {
        return HttpResponse.json({ success: false, message: 'Some of these changes are no longer pending' });
      }
      const at = new Date(now()).toISOString();
      const { id } = await deploy(db, {
        companyId: company.id,
        changes,
        at,
        by: fullName(user),
        notes: null,
      });
      return HttpResponse.json({ success: true, deploymentId: id });
    }),

    http.post(`${ROOT}/schedule`, async ({ request, params }) => {
      const { company, user } = await administered(request, params['id']);
      const body = await jsonObject(request);
      const changeIds = chosenIds(body);
      const scheduledTime = futureTime(body, now());
      if (!pendingOf(db, company.id, changeIds)) return HttpResponse.json({ success: false });
      const id = shortId('sched');
      await db.schedules.insert({
        id,
        companyId: company.id,
        changeIds,
        scheduledTime,
        userName: fullName(user),
      });
      return HttpResponse.json({ success: true, scheduledId: id });
    }),

    http.post(`${ROOT}/revert`, async ({ request, params }) => {
      const { company, user } = await administered(request, params['id']);
      const deploymentId = requiredText(await jsonObject(request), 'deploymentId');
      const deployment = db.deployments.find(deploymentId);
      if (deployment?.companyId !== company.id) throw refusal(404, 'Deployment not found');
      if (!deployment.rollbackAvailable) return HttpResponse.json({ success: false });
      const at = new Date(now()).toISOString();
      await revert(db, { company, deployment, at, by: fullName(user) });
      return HttpResponse.json({ success: true });
    }),
  ];
}

function changeBody(db: Db, change: PendingChangeRow) {
  const { id, companyId, kind, description, timestamp, userName, fieldChanges } = change;
  const [schedule] = db.schedules.where((row) => row.companyId === companyId && row.changeIds.includes(id));
  return {
    id,
    type: TYPES[kind],
    description,
    timestamp,
    changedFields: fieldChanges.map(({ field }) => field),
    userName,
    // not in the contract: old and new values, and the scheduled time
    fieldChanges,
    scheduledTime: schedule?.scheduledTime ?? null,
  };
}

function deploymentBody(deployment: DeploymentRow) {
  const { id, status, environment, deployedAt, deployedBy, changes, rollbackAvailable, notes } = deployment;
  return {
    id,
    status,
    environment,
    deployedAt,
    deployedBy,
    changes: changes.map(({ kind, description }) => ({ type: TYPES[kind], description })),
    rollbackAvailable,
    notes,
    // not in the contract
    ...(deployment.revertedAt && { revertedAt: deployment.revertedAt }),
  };
}

/** Returns the company's pending changes with these IDs, or undefined if a change is missing. */
function pendingOf(db: Db, companyId: string, ids: readonly string[]): PendingChangeRow[] | undefined {
  const changes = ids.flatMap((id) => db.pendingChanges.find(id) ?? []);
  const areAll = changes.length === ids.length && changes.every((change) => change.companyId === companyId);
  return areAll ? changes : undefined;
}

/** @throws 400 */
function chosenIds(body: Body): readonly string[] {
  const changes = body['changes'];
  const isList = Array.isArray(changes) && changes.every((id) => typeof id === 'string');
  if (!isList || changes.length === 0) throw refusal(400, 'changes must name at least one change');
  return [...new Set<string>(changes)];
}

/** @throws 400 */
function futureTime(body: Body, now: number): string {
  const time = Date.parse(requiredText(body, 'scheduledTime'));
  if (Number.isNaN(time)) throw refusal(400, 'scheduledTime must be a time');
  if (time < now) throw refusal(400, 'scheduledTime must be in the future');
  return new Date(time).toISOString();
}
