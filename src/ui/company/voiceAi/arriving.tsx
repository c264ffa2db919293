import { ArrivingLines } from '../../kit/ArrivingLines.tsx';

/** In place of a panel whose code is not there yet. */
export const arriving = <ArrivingLines label="Loading" />;
