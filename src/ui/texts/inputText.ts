interface Range {
  readonly min: number;
  readonly max: number;
}

export const numberWithin = ({ min, max }: Range) => `Enter a number from ${min} to ${max}`;
export const wholeNumberWithin = ({ min, max }: Range) => `Enter a whole number from ${min} to ${max}`;
export const WEB_ADDRESS = 'Enter a web address that begins with https:// or http://';
