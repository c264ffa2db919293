import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import boxes from '../../kit/layout/boxes.module.css';
import { Cluster, Row } from '../../kit/layout/Row.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import { Text } from '../../kit/text/Text.tsx';
import { replaceMenuText, startingMenuText } from '../../texts/restaurantText.ts';
import type { CreateRestaurantViewModel } from '../CreateRestaurantViewModel.ts';
import type { MenuFilePart } from '../dialog.ts';
import { FieldRows } from '../form/RestaurantFormFields.tsx';
import type { FormStep } from '../form/steps.ts';
import { MenuJsonField } from '../menuJson/MenuJsonField.tsx';
import styles from './StartingMenuStep.module.css';
import type { StartingMenu } from './StartingMenu.ts';

interface Props {
  readonly vm: CreateRestaurantViewModel;
}

interface FileProps extends Props {
  readonly MenuFile: MenuFilePart;
}

/** The last step: where the menu comes from, the voice, and the menu as text for users who write it by hand. */
export function StartingMenuStep({ vm, rows, MenuFile }: FileProps & Pick<FormStep, 'rows'>) {
  return (
    <>
      <MenuChoice vm={vm} MenuFile={MenuFile} />
      <FieldRows form={vm.form} rows={rows.filter((row) => !row.includes('menuJson'))} />
      <Advanced vm={vm} />
    </>
  );
}

const MenuChoice = observer(function MenuChoice({ vm: { form, menu }, MenuFile }: FileProps) {
  const id = useId();
  const { source } = menu;
  const problem = form.controller.fields.problemOf('menuJson');
  const isMissing = problem !== undefined && source !== 'own';
  return (
    <Stack
      gap={12}
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={isMissing}
      aria-describedby={isMissing ? `${id}-problem` : undefined}
      tabIndex={-1}
      className={styles.choices}
    >
      <Text as="div" size="small" strong id={id} className={styles.title}>
        {startingMenuText.title}
      </Text>
      <Choice menu={menu} source="file" />
      {source === 'file' && <MenuFile vm={menu.importing} onLoaded={menu.setImporting} />}
      <Choice menu={menu} source="later" />
      {source === 'own' && <SecondaryText role="status">{startingMenuText.own}</SecondaryText>}
      {isMissing && (
        <FormHelperText id={`${id}-problem`} error className={styles.problem}>
          {`${problem}. ${source === 'file' ? startingMenuText.noFileYet : startingMenuText.howToFix}`}
        </FormHelperText>
      )}
      <ConfirmDialog
        open={menu.replacement !== undefined}
        title={replaceMenuText.title}
        text={menu.replacement === 'later' ? replaceMenuText.later : replaceMenuText.file}
        keep={replaceMenuText.keep}
        confirm={replaceMenuText.confirm}
        onKeep={menu.keepText}
        onConfirm={menu.replaceText}
      />
    </Stack>
  );
});

interface ChoiceProps {
  readonly menu: StartingMenu;
  readonly source: 'file' | 'later';
}

const choiceTexts = {
  file: { label: startingMenuText.file, help: startingMenuText.fileHelp },
  later: { label: startingMenuText.later, help: startingMenuText.laterHelp },
} as const;

const Choice = observer(function Choice({ menu, source }: ChoiceProps) {
  const id = useId();
  const { label, help } = choiceTexts[source];
  const isChosen = menu.source === source;
  return (
    <Row
      as="label"
      gap={0}
      align="start"
      className={clsx(boxes.outlined, isChosen && boxes.selected, styles.choice)}
    >
      <Radio
        name="startingMenu"
        value={source}
        checked={isChosen}
        onChange={() => menu.choose(source)}
        slotProps={{ input: { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-help` } }}
      />
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <SecondaryText as="span" id={`${id}-help`} className={styles.help}>
          {help}
        </SecondaryText>
      </span>
    </Row>
  );
});

/** The menu as JSON. Collapsed until the user opens it or must correct it. */
const Advanced = observer(function Advanced({ vm: { form, menu } }: Props) {
  const id = useId();
  const { isTextOpen } = menu;
  return (
    <div>
      <Cluster className={styles.advanced}>
        <Button
          aria-expanded={isTextOpen}
          aria-controls={id}
          onClick={() => menu.setTextOpen(!isTextOpen)}
          className={styles.toggle}
        >
          {startingMenuText.advanced}
        </Button>
        <SecondaryText>{startingMenuText.advancedHelp}</SecondaryText>
      </Cluster>
      <div id={id} hidden={!isTextOpen} className={styles.text}>
        {isTextOpen && <MenuJsonField form={form} />}
      </div>
    </div>
  );
});
