/**
 * Milliseconds after which a load, a write, or a connecting demo is slow: a notice says so, and the user can
 * stop waiting or try again. At that time, the app also abandons order refreshes, restaurant checks, and
 * pictures in forms, and shows a deleted row again. Session refreshes and voice sockets have their own
 * limits. (rule: slow notice)
 */
export const SLOW_AFTER_MS = 15_000;
