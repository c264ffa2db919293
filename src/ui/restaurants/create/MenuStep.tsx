import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { selectableBox } from '../../kit/layout/boxes.ts';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import { replaceMenuText, startingMenuText } from '../../texts/restaurantText.ts';
import type { CreateRestaurantViewModel } from '../CreateRestaurantViewModel.ts';
import type { MenuFilePart } from '../dialog.ts';
import { FieldRows } from '../form/RestaurantFormFields.tsx';
import type { FormStep } from '../form/steps.ts';
import { MenuJsonField } from '../menuJson/MenuJsonField.tsx';
import type { StartingMenu } from './StartingMenu.ts';

interface Props {
  readonly vm: CreateRestaurantViewModel;
}

interface FileProps extends Props {
  readonly MenuFile: MenuFilePart;
}

/** The last step: how the menu starts, the voice, and the menu's text for people who write it by hand. */
export function MenuStep({ vm, rows, MenuFile }: FileProps & Pick<FormStep, 'rows'>) {
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
    <Box
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={isMissing}
      aria-describedby={isMissing ? `${id}-problem` : undefined}
      tabIndex={-1}
      sx={{ display: 'grid', gap: 1.5, borderRadius: '8px' }}
    >
      <Box id={id} sx={{ typography: 'body2', fontWeight: 600, mb: -1 }}>
        {startingMenuText.title}
      </Box>
      <Choice menu={menu} source="file" />
      {source === 'file' && <MenuFile vm={menu.importing} onLoaded={menu.setImporting} />}
      <Choice menu={menu} source="later" />
      {source === 'own' && <SecondaryText role="status">{startingMenuText.own}</SecondaryText>}
      {isMissing && (
        <FormHelperText id={`${id}-problem`} error sx={{ m: 0 }}>
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
    </Box>
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
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        cursor: 'pointer',
        pr: 1.5,
        ...selectableBox(isChosen),
      }}
    >
      <Radio
        name="startingMenu"
        value={source}
        checked={isChosen}
        onChange={() => menu.choose(source)}
        slotProps={{ input: { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-help` } }}
      />
      <Box component="span" sx={{ minWidth: 0, py: 1 }}>
        <Box component="span" id={`${id}-label`} sx={{ display: 'block', fontWeight: 600 }}>
          {label}
        </Box>
        <SecondaryText as="span" id={`${id}-help`} sx={{ display: 'block' }}>
          {help}
        </SecondaryText>
      </Box>
    </Box>
  );
});

/** The menu as JSON, collapsed until the user opens it or has to correct it. */
const Advanced = observer(function Advanced({ vm: { form, menu } }: Props) {
  const id = useId();
  const { isTextOpen } = menu;
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Button
          aria-expanded={isTextOpen}
          aria-controls={id}
          onClick={() => menu.setTextOpen(!isTextOpen)}
          sx={{ px: 1, ml: -1 }}
        >
          {startingMenuText.advanced}
        </Button>
        <SecondaryText>{startingMenuText.advancedHelp}</SecondaryText>
      </Box>
      <Box id={id} hidden={!isTextOpen} sx={{ mt: 1 }}>
        {isTextOpen && <MenuJsonField form={form} />}
      </Box>
    </Box>
  );
});
