interface Range {
  readonly min: number;
  readonly max: number;
}

export const numberRangeText = ({ min, max }: Range) => `Enter a number from ${min} to ${max}`;
export const wholeNumberRangeText = ({ min, max }: Range) => `Enter a whole number from ${min} to ${max}`;
export const URL_HINT = 'Enter a URL that begins with https:// or http://';
