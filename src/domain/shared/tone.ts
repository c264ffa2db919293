/**
 * How good or bad a state is, shown as a color: success is green, warning amber, error red, info blue,
 * neutral gray.
 * (see rules: call success colors, minutes usage color, deployment status, telephony call-log status)
 */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';
