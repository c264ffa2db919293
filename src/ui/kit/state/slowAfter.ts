/**
 * Milliseconds after which a load, a write, or a connecting demo is slow: a notice says so, and the user can
 * stop waiting or try again. Refreshes of the orders, checks of restaurants, and pictures in a form are then
 * abandoned, and a deleted row returns. Session refreshes and voice sockets have their own limits.
 * (rule: slow notice)
 */
export const SLOW_AFTER_MS = 15_000;
