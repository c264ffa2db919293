/**
 * How good or bad a state is, by the one word that the code has for it from the host's answer to the screen. People see it as
 * a colour: success is green, warning amber, error red, info blue, neutral grey. (see rules: call success colors, minutes usage
 * colour, deployment status, telephony call-log status)
 */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';
