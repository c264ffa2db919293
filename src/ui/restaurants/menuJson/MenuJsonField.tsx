import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { SkeletonShape } from '../../kit/feedback/Skeletons.tsx';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { sampleMenuJson } from '#domain/restaurants/sampleMenu.ts';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { FieldFrame } from '../../forms/FieldFrame.tsx';
import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';
import { Cluster } from '../../kit/layout/Row.tsx';
import words from '../../kit/text/words.module.css';
import { replaceMenuText, restaurantLabel, restaurantText } from '../../texts/restaurantText.ts';
import type { ShownRestaurant } from '../form/RestaurantEditor.ts';
import { formatJson } from './formatJson.ts';
import { jsonSyntaxError } from './jsonSyntaxError.ts';
import type { JsonTextProps } from './JsonEditor.tsx';
import styles from './MenuJsonField.module.css';

// falls back to a plain text field if the editor's code fails to load
const JsonEditor = lazyComponent(
  async () => (await import('./JsonEditor.tsx')).JsonEditor,
  PlainJsonText,
  () => <SkeletonShape height={200} />,
);

/** The menu as JSON, with a sample to start from and the position of syntax errors. */
export const MenuJsonField = observer(function MenuJsonField({ form }: { readonly form: ShownRestaurant }) {
  const [asking, setAsking] = useState(false);
  const json = form.textOf('menuJson');
  const error = errorOf(form);
  const type = (text: string) => form.type('menuJson', text);
  const insertSample = () => {
    setAsking(false);
    type(
      sampleMenuJson({
        name: form.textOf('name'),
        address: form.textOf('address'),
        phone: form.textOf('phone'),
        email: form.textOf('email'),
      }),
    );
  };
  return (
    <div data-field="menuJson">
      <FieldFrame label={restaurantLabel.menuJson} required help={restaurantText.menuJson} error={error}>
        {({ id, describedBy }) => (
          <JsonEditor
            id={id}
            label={restaurantLabel.menuJson}
            describedBy={describedBy}
            invalid={error !== undefined}
            value={json}
            onType={type}
            onLeave={() => form.controller.fields.touch('menuJson')}
          />
        )}
      </FieldFrame>
      <Cluster className={styles.actions}>
        <Button
          variant="outlined"
          onClick={() => {
            form.controller.fields.touch('menuJson');
            type(formatJson(json));
          }}
        >
          Format JSON
        </Button>
        <Button variant="outlined" onClick={() => (json.trim() === '' ? insertSample() : setAsking(true))}>
          Insert sample menu
        </Button>
      </Cluster>
      <ConfirmDialog
        open={asking}
        title={replaceMenuText.title}
        text={replaceMenuText.sample}
        keep={replaceMenuText.keep}
        confirm={replaceMenuText.confirm}
        onKeep={() => setAsking(false)}
        onConfirm={insertSample}
      />
    </div>
  );
});

/** Returns the problem of the menu text, with the position of a syntax error if known. */
function errorOf(form: ShownRestaurant): string | undefined {
  const problem = form.controller.fields.problemOf('menuJson');
  const json = form.textOf('menuJson');
  const fault = problem === undefined || json.trim() === '' ? undefined : jsonSyntaxError(json);
  return fault ? `${problem} Line ${fault.line}, column ${fault.column}: ${fault.reason}.` : problem;
}

/** A plain text field for JSON, for when the editor's code fails to load. */
function PlainJsonText({ id, label, describedBy, invalid, value, onType, onLeave }: JsonTextProps) {
  return (
    <OutlinedInput
      id={id}
      fullWidth
      multiline
      minRows={8}
      maxRows={16}
      error={invalid}
      value={value}
      onChange={({ target }) => onType(target.value)}
      onBlur={onLeave}
      className={clsx(words.mono, styles.plain)}
      slotProps={{ input: { required: true, 'aria-label': label, 'aria-describedby': describedBy } }}
    />
  );
}
