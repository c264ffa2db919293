import InputAdornment from '@mui/material/InputAdornment';
import type { ComponentProps } from 'react';
import { parsePrice, priceText } from '#domain/menu/price.ts';
import { bindField, type Control } from '../../forms/bindField.tsx';
import { Field } from '../../forms/Field.tsx';
import { numberAfterKey } from '../../forms/numberAfterKey.ts';
import { menuText } from '../../texts/menuText.ts';
import styles from './PriceField.module.css';

type Props = Control<string> & Pick<ComponentProps<typeof Field>, 'error' | 'onBlur'>;

const STEP = { min: 0, step: 0.01 } as const;

/** A price as typed. If it contains a comma, also shows how it will be saved. Arrow keys change it by a cent. */
export const PriceField = bindField<string, Props>(function Price({ value, onType, ...field }) {
  const parsed = parsePrice(value || '0');
  const price = 'price' in parsed ? parsed.price : undefined;
  return (
    <Field
      {...field}
      {...STEP}
      label="Price"
      required
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onType={onType}
      onKeyDown={(event) => {
        const next = price === undefined ? undefined : numberAfterKey(event.key, price, STEP);
        if (next === undefined) return;
        event.preventDefault();
        onType(priceText(next));
      }}
      help={price !== undefined && value.includes(',') ? menuText.savesAs(price) : undefined}
      startAdornment={<InputAdornment position="start">$</InputAdornment>}
      className={styles.price}
    />
  );
});
