import { usageLevel, usagePercent, type Minutes } from '../companies/minutes.ts';

/**
 * Whether a plan's minutes run low: its used share is red (see rule: minutes usage color). Every page that says so
 * or asks for attention uses this. (rule: running low)
 */
export const isRunningLow = (minutes: Minutes): boolean => usageLevel(usagePercent(minutes)) === 'error';
