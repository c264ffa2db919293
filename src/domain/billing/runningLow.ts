import { usageLevel, usagePercent, type Minutes } from '../companies/minutes.ts';

/**
 * Whether a plan's minutes are running low: their usage color is red (see rule: minutes usage color). Every
 * warning about minutes uses this rule. (rule: running low)
 */
export const isRunningLow = (minutes: Minutes): boolean => usageLevel(usagePercent(minutes)) === 'error';
