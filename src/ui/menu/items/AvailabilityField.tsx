import { useId } from 'react';
import { DAYS, type Availability } from '#domain/menu/menu.ts';
import { nameWords } from '#domain/shared/nameWords.ts';
import { useReadOnly } from '../../forms/readOnly.ts';
import { SwitchField } from '../../forms/SwitchField.tsx';
import { bindField } from '../../forms/bindField.tsx';
import { Pill } from '../../kit/controls/Pill.tsx';
import { Text } from '../../kit/text/Text.tsx';
import styles from './AvailabilityField.module.css';

/** The availability of an item, and the days on which it is available. */
export const AvailabilityField = bindField<Availability>(function Available({ value, onType }) {
  const id = useId();
  const disabled = useReadOnly();
  const { isAvailable, availableDays: days } = value;
  const toggle = (day: string) =>
    onType({
      ...value,
      availableDays: days.includes(day) ? days.filter((other) => other !== day) : [...days, day],
    });
  return (
    <>
      <SwitchField
        label="Available"
        on={isAvailable}
        onChange={(on) => onType({ ...value, isAvailable: on })}
      />
      <div role="group" aria-labelledby={id}>
        <Text size="small" strong id={id} className={styles.title}>
          Available on
        </Text>
        <div className={styles.days}>
          {DAYS.map((day) => (
            <Pill key={day} pressed={days.includes(day)} disabled={disabled} onPress={() => toggle(day)}>
              <span>
                <span>{nameWords(day).slice(0, 3)}</span>
                <span className={styles.rest}>{nameWords(day).slice(3)}</span>
              </span>
            </Pill>
          ))}
        </div>
      </div>
    </>
  );
});
