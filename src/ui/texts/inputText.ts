interface Range {
  readonly min: number;
  readonly max: number;
}

export const numberRangeText = ({ min, max }: Range) => `Enter a number from ${min} to ${max}`;
export const wholeNumberRangeText = ({ min, max }: Range) => `Enter a whole number from ${min} to ${max}`;
export const WEB_ADDRESS_HINT = 'Enter a web address that begins with https:// or http://';
