import { SaveSettings } from '#application/settings/SaveSettings.ts';
import { GeneratePrompt } from '#application/instructions/GeneratePrompt.ts';
import { RehearseScenarios } from '#application/instructions/RehearseScenarios.ts';
import { InstructionsViewModel } from '#ui/instructions/InstructionsViewModel.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { instructionsText } from '#ui/texts/instructionsText.ts';
import { actionsOf, start, type Action } from './action.ts';
import { formProblemsOf, noticeOf, loadFailureOf, messageOf } from './shownMessages.ts';

const action = actionsOf(InstructionsViewModel, {
  by: 'administrator',
  places: [{ page: 'company', panel: 'instructions' }],
  state: { scenario: 'a company with AI instructions' },
  open: start,
  shows: (vm) => [
    ...formProblemsOf(vm.form),
    ...noticeOf(vm.prompt.notice),
    ...noticeOf(vm.trial.notice),
    ...noticeOf(vm.rehearsal.notice),
    ...messageOf('field', vm.trial.problem),
    ...loadFailureOf(vm.form.loading, failureText.instructions, instructionsText.none),
    ...messageOf('status', vm.announcement),
    ...[...vm.rehearsal.failureByScenarioId.values()].flatMap((trouble) => messageOf('status', trouble)),
  ],
});

/** Actions for AI instructions. */
export const instructions: readonly Action[] = [
  action('View the AI instructions', {
    purpose:
      'An owner or admin views the agent’s core instructions, special situations, and upselling settings.',
  }),
  action('Change the AI instructions', {
    purpose:
      'An owner or admin changes what the agent says and does. Callers notice the change once it is deployed.',
    useCase: SaveSettings,
    enter(vm) {
      const id = vm.priorities.items[0]?.id ?? '';
      vm.priorities.change(id, { instruction: 'Repeat every order before you end the call.' });
    },
    run: (vm) => void vm.form.submit(),
    otherInput: {
      'fields are invalid'(vm) {
        vm.priorities.add();
        vm.addSituation();
        const { value } = vm.form.fields;
        if (value) vm.form.fields.edit({ upselling: { ...value.upselling, maxSuggestions: 20 } });
      },
    },
  }),
  action('Reorder the instructions', {
    purpose:
      'An owner or admin moves the most important instruction to the top. A move numbers all instructions from 1. Instructions with equal priorities keep their order.',
    run: (vm) => vm.move(vm.priorities.items.at(-1)?.id ?? '', -1),
  }),
  action('Remove and restore an instruction', {
    purpose: 'An owner or admin removes an instruction, and can undo that with one click.',
    run(vm) {
      vm.priorities.remove(vm.priorities.items[0]?.id ?? '');
      vm.priorities.restore();
    },
  }),
  action('Generate the system prompt', {
    purpose:
      'An owner or admin lets the service write one prompt from all instructions. It replaces the text in the field, even what was typed meanwhile; **Undo** brings that back. Nothing is saved.',
    useCase: GeneratePrompt,
    run: (vm) => vm.prompt.generate(),
    otherInput: { 'a field is invalid': (vm) => vm.priorities.add() },
  }),
  action('Test the agent’s reply', {
    purpose: 'An owner or admin types a caller’s question and reads the agent’s reply.',
    enter: (vm) => vm.trial.type('Do you have gluten-free pasta?'),
    run: (vm) => vm.trial.test(),
    typed: (vm) => vm.trial.scenario,
    otherInput: { 'the question is empty': () => undefined },
    elsewhere: { 'the agent has nothing to say': { scenario: 'a company whose agent does not reply' } },
  }),
  action('Rehearse a change', {
    purpose:
      'An owner or admin runs all scenarios that the browser keeps, one request at a time, with the saved instructions, and compares each answer with the latest one from before the last saved change. After a refusal, the scenario keeps its last answer and the run continues. A failed request ends the run.',
    useCase: RehearseScenarios,
    open(vm, app) {
      const stop = start(vm, app);
      vm.rehearsal.keep('Do you have gluten-free pasta?');
      vm.rehearsal.notice.clear();
      return stop;
    },
    run: (vm) => vm.rehearsal.runAll(),
    elsewhere: { 'the agent has nothing to say': { scenario: 'a company whose agent does not reply' } },
  }),
];
