import { panels, reachPanels } from '#tests/support/screen/panels.ts';
import {
  button,
  form,
  group,
  openBuilder,
  PATH,
  save,
  saved,
} from '#tests/support/screen/instructionsPanel.ts';
import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

const rehearsal = () => group('Rehearsal');
const kept = () => rehearsal().getByRole('listitem');
const field = () => form.getByLabelText('Test scenario');

async function keep(scenario: string): Promise<void> {
  await field().fill(scenario);
  await button('Save scenario').click();
  await expect.element(kept().filter({ hasText: scenario })).toBeVisible();
}

describe('A rehearsal', () => {
  test('shows answers that a change affected, next to the previous ones', async ({ app }) => {
    await openBuilder(app);
    await keep('When do you open?');
    await keep('I have a nut allergy.');
    await button('Run all').click();
    await expect.element(rehearsal().getByText('First answer')).toHaveLength(2);
    await expect.element(kept().last()).toBeInViewport({ ratio: 1 });

    await form.getByLabelText('When asked about hours').fill('We open at five.');
    await expect
      .element(rehearsal())
      .toMatchTextContent('The test uses the saved version. Save your changes to test them.');
    await save.click();
    await expect.element(saved).toBeVisible();
    await expect.element(rehearsal()).toMatchTextContent('The instructions changed since the last run.');
    await button('Run all').click();
    await expect.element(rehearsal()).toMatchTextContent('1 of 2 answers changed.');
    await expect.element(rehearsal().getByText('Same answer')).toBeVisible();
    await expect.element(group('Now').getByRole('insertion').last()).toHaveTextContent('Added: five');
    await expect.element(group('Before').getByRole('deletion').first()).toBeVisible();
  });

  test('runs one scenario at a time and can be stopped', async ({ app }) => {
    await openBuilder(app);
    await keep('When do you open?');
    await keep('I have a nut allergy.');
    const writes = app.writes();
    const release = app.hold(`POST ${PATH}/test`);
    await button('Run all').click();
    await expect.element(rehearsal()).toMatchTextContent('Running 1 of 2...');
    await button('Cancel').click();
    release();
    await expect.element(rehearsal()).toMatchTextContent('2 scenarios not run yet.');
    expect(writes).toEqual([`POST ${PATH}/test`]);
  });

  test('keeps scenarios in this browser until they are removed', async ({ app }) => {
    await openBuilder(app);
    await keep('When do you open?');
    app.reload();
    await reachPanels();
    await button(/^When do you open\?/).click();
    await button('Remove When do you open?').click();
    await expect.element(kept()).not.toBeInTheDocument();
    await button('Undo').click();
    await expect.element(kept()).toMatchTextContent('When do you open?');
  });

  // (rule: scenario of a call)
  test("can use a caller's words, and is suggested before a deployment", async ({ app }) => {
    const company = '/company/trattoria-aurora';
    await app.signInAs('owner', `${company}?call=trattoria-aurora-call-3#calls`);
    await page.getByRole('link', { name: 'Rehearse this call' }).click();
    await expect.element(kept()).toMatchTextContent('Hello? Can you hear me?');
    await expect.element(rehearsal()).toHaveFocus();
    await panels.getByRole('tab', { name: 'Deployment Controls' }).click();
    await expect.element(panels.getByText('You have 1 saved scenario.')).toBeVisible();
    await panels.getByRole('link', { name: 'Run it before you deploy' }).click();
    await expect.poll(address).toBe(`${company}?panel=instructions&part=rehearsal#voice-ai`);
    await expect.element(rehearsal()).toHaveFocus();
    await expect.element(kept()).toHaveLength(1);
  });
});
