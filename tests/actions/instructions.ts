import { SaveSettings } from '#application/settings/SaveSettings.ts';
import { GeneratePrompt } from '#application/instructions/GeneratePrompt.ts';
import { RehearseScenarios } from '#application/instructions/RehearseScenarios.ts';
import { InstructionsViewModel } from '#ui/instructions/InstructionsViewModel.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { instructionsText } from '#ui/texts/instructionsText.ts';
import { action, start, type Action, type ActionPlace } from './action.ts';
import { formProblemsOf, noticeOf, loadFailureOf, messageOf } from './shownMessages.ts';

const places: readonly [ActionPlace] = [{ page: 'company', panel: 'instructions' }];

const shared = {
  by: 'administrator',
  places,
  viewModel: InstructionsViewModel,
  state: { scenario: 'a company with AI instructions' },
  shows: (vm: InstructionsViewModel) => [
    ...formProblemsOf(vm.form),
    ...noticeOf(vm.prompt.notice),
    ...noticeOf(vm.trial.notice),
    ...noticeOf(vm.rehearsal.notice),
    ...messageOf('field', vm.trial.problem),
    ...loadFailureOf(vm.form.loading, failureText.instructions, instructionsText.none),
    ...messageOf('status', vm.announcement || undefined),
  ],
} as const;

/** Actions for AI instructions. */
export const instructions: readonly Action[] = [
  action('View the AI instructions', {
    ...shared,
    purpose:
      'An owner or admin views the agent’s core instructions, special situations, and upselling settings.',
    run: start,
  }),
  action('Change the AI instructions', {
    ...shared,
    purpose:
      'An owner or admin changes what the agent says and does. Callers notice the change once it is deployed.',
    useCase: SaveSettings,
    open: start,
    run(vm) {
      const [first] = vm.priorities.items;
      if (first)
        vm.priorities.change(first.id, { instruction: 'Repeat every order before you end the call.' });
      void vm.form.submit();
    },
    again: (vm) => void vm.form.submit(),
    otherwise: {
      'fields are invalid'(vm) {
        vm.priorities.add();
        vm.addSituation();
        const { value } = vm.form.fields;
        if (value) vm.form.fields.edit({ upselling: { ...value.upselling, maxSuggestions: 20 } });
        void vm.form.submit();
      },
    },
  }),
  action('Reorder the instructions', {
    ...shared,
    purpose: 'An owner or admin moves the most important instruction to the top.',
    open: start,
    run(vm) {
      const last = vm.priorities.items.at(-1);
      if (last) vm.move(last.id, -1);
    },
  }),
  action('Remove and restore an instruction', {
    ...shared,
    purpose: 'An owner or admin removes an instruction, and can undo that with one click.',
    open: start,
    run(vm) {
      const [first] = vm.priorities.items;
      if (first) vm.priorities.remove(first.id);
      vm.priorities.restore();
    },
  }),
  action('Generate the system prompt', {
    ...shared,
    purpose: 'An owner or admin lets the service write one prompt from all instructions.',
    useCase: GeneratePrompt,
    open: start,
    run: (vm) => vm.prompt.generate(),
    otherwise: {
      async 'the previous prompt is restored'(vm, app) {
        vm.prompt.generate();
        await app.settle();
        vm.prompt.goBack();
      },
      'a field is invalid'(vm) {
        vm.priorities.add();
        vm.prompt.generate();
      },
    },
  }),
  action('Test the agent’s reply', {
    ...shared,
    purpose: 'An owner or admin types a caller’s question and reads the agent’s reply.',
    open: start,
    run(vm) {
      vm.trial.type('Do you have gluten-free pasta?');
      vm.trial.test();
    },
    again: (vm) => vm.trial.test(),
    typed: (vm) => vm.trial.scenario,
    otherwise: { 'the question is empty': (vm) => vm.trial.test() },
    elsewhere: { 'the agent has nothing to say': { scenario: 'a company whose agent does not reply' } },
  }),
  action('Rehearse a change', {
    ...shared,
    purpose:
      'An owner or admin runs all scenarios that the browser keeps, and sees which answers changed since the last change of the instructions.',
    useCase: RehearseScenarios,
    shows: (vm) => [
      ...shared.shows(vm),
      ...[...vm.rehearsal.troubles.values()].flatMap((trouble) => messageOf('status', trouble)),
    ],
    open(vm, app) {
      const stop = start(vm, app);
      vm.rehearsal.keep('Do you have gluten-free pasta?');
      vm.rehearsal.notice.clear();
      return stop;
    },
    run: (vm) => vm.rehearsal.runAll(),
    again: (vm) => vm.rehearsal.runAll(),
    elsewhere: { 'the agent has nothing to say': { scenario: 'a company whose agent does not reply' } },
  }),
];
