import { describe, expect, it } from 'vitest';
import { aNewRestaurant, aRestaurantForm } from '#tests/support/builders.ts';
import { refused } from '#tests/support/failures.ts';
import { FakeRestaurants } from '#tests/support/fakes/FakeRestaurants.ts';
import { newRestaurantForm, restaurantForm } from '#tests/support/restaurantForms.ts';

describe('RestaurantEditor', () => {
  it('starts with only the voice Elliot, without unsaved work', () => {
    const { controller, dirty } = newRestaurantForm();
    expect(Object.entries({ ...controller.fields.value }).filter(([, text]) => text !== '')).toEqual([
      ['voiceId', 'Elliot'],
    ]);
    expect(dirty).toBe(false);
  });

  it('shows a problem once the field loses focus, and clears it as soon as it is fixed', () => {
    const fields = newRestaurantForm();
    fields.type('email', 'ciao');
    expect(fields.controller.fields.problemOf('email')).toBeUndefined();
    fields.controller.fields.touch('email');
    expect(fields.controller.fields.problemOf('email')).toBe('Please enter a valid email address');
    fields.type('email', 'ciao@aurora.example');
    expect(fields.controller.fields.problemOf('email')).toBeUndefined();
  });

  it('shows all missing fields after a submit', () => {
    const fields = newRestaurantForm();
    const rows = [
      ['name', 'Restaurant name is required'],
      ['description', 'Description is required'],
      ['address', 'Address is required'],
      ['phone', 'Phone number is required'],
      ['email', 'Email is required'],
      ['telephonyPhoneId', 'VAPI Phone ID is required'],
      ['telephonyPhoneNumber', 'VAPI Phone Number is required'],
      ['ownerEmail', 'Owner email is required'],
      ['ownerPassword', 'Owner password is required'],
      ['ownerFirstName', 'Owner first name is required'],
      ['ownerLastName', 'Owner last name is required'],
      ['menuJson', 'Menu JSON is required'],
    ] as const;
    for (const [field] of rows) expect(fields.controller.fields.problemOf(field), field).toBeUndefined();
    fields.controller.fields.reveal();
    for (const [field, sentence] of rows) {
      expect(fields.controller.fields.problemOf(field), field).toBe(sentence);
    }
  });

  it('shows the problem of each invalid field', () => {
    const rows = [
      ['email', 'ciao', 'Please enter a valid email address'],
      ['ownerEmail', 'nina', 'Please enter a valid owner email address'],
      ['phone', '0123', 'Please enter a valid phone number'],
      ['menuJson', '{', 'Menu JSON is not valid. Please check the format.'],
      ['ownerPassword', 'seven77', 'Password must be at least 8 characters long'],
      ['backgroundSound', 'jazz', 'Please enter a URL, like https://example.com/sound.mp3'],
    ] as const;
    for (const [field, text, sentence] of rows) {
      const fields = newRestaurantForm();
      fields.type(field, text);
      fields.controller.fields.touch(field);
      expect(fields.controller.fields.problemOf(field), field).toBe(sentence);
    }
  });

  it('fills fields from the name until the user edits them', () => {
    const fields = newRestaurantForm();
    fields.type('name', 'Osteria Nina');
    expect(fields.controller.fields.value).toMatchObject({
      assistantId: 'osteria-nina',
      firstMessage: 'Osteria Nina! How can I help you today?',
    });
    expect(fields.autoFillOf('assistantId')).toEqual({
      isAutomatic: true,
      replaced: undefined,
      mayFollowAgain: false,
    });

    fields.type('assistantId', 'nina');
    fields.type('name', 'Osteria Nonna');
    expect(fields.controller.fields.value).toMatchObject({
      assistantId: 'nina',
      firstMessage: 'Osteria Nonna! How can I help you today?',
    });
    expect(fields.autoFillOf('assistantId')).toEqual({
      isAutomatic: false,
      replaced: undefined,
      mayFollowAgain: true,
    });

    fields.followAgain('assistantId');
    expect(fields.controller.fields.value?.assistantId).toBe('osteria-nonna');
    fields.undoFill('assistantId');
    expect(fields.controller.fields.value?.assistantId).toBe('nina');
  });

  it('does not offer to match the name if the text already matches', () => {
    const fields = newRestaurantForm();
    fields.type('name', 'Osteria Nina');
    fields.type('assistantId', 'nina');
    fields.type('assistantId', 'osteria-nina');
    expect(fields.autoFillOf('assistantId').mayFollowAgain).toBe(false);
  });

  it('when the name changes, keeps a first message that the user has edited', () => {
    const fields = newRestaurantForm();
    fields.type('name', 'Osteria Nina');
    fields.type('firstMessage', 'Ciao!');
    fields.type('name', 'Osteria Nonna');
    expect(fields.textOf('firstMessage')).toBe('Ciao!');
  });

  it('is empty and auto-filled again after a reset', () => {
    const fields = newRestaurantForm();
    fields.type('name', 'Osteria Nina');
    fields.type('assistantId', 'nina');
    fields.reset();
    expect(fields.dirty).toBe(false);
    expect(fields.textOf('assistantId')).toBe('');
    fields.type('name', 'Aurora');
    expect(fields.textOf('assistantId')).toBe('aurora');
  });

  it('restores the first message of an existing restaurant after a new name replaced it', () => {
    const fields = restaurantForm(aRestaurantForm({ firstMessage: 'Ciao!' }));
    fields.type('name', 'Aurora 2');
    expect(fields.controller.fields.value?.firstMessage).toBe('Aurora 2! How can I help you today?');
    expect(fields.controller.fields.value).not.toHaveProperty('assistantId');
    expect(fields.autoFillOf('firstMessage').replaced).toBe('Ciao!');
    fields.undoFill('firstMessage');
    fields.type('name', 'Aurora 3');
    expect(fields.controller.fields.value?.firstMessage).toBe('Ciao!');
  });

  it("shows the host's message at its field until that field is edited", async () => {
    const restaurants = new FakeRestaurants();
    restaurants.trouble = refused(409, 'This e-mail is taken');
    const fields = newRestaurantForm(aNewRestaurant(), restaurants);
    await fields.submit();
    expect(fields.controller.fields.problemOf('ownerEmail')).toBe('This e-mail is taken');
    fields.type('ownerEmail', 'other@aurora.example');
    expect(fields.controller.fields.problemOf('ownerEmail')).toBeUndefined();
  });

  it('lists its problems in order after a submit', () => {
    const fields = newRestaurantForm(aNewRestaurant({ menuJson: '{', name: '' }));
    expect(fields.problemsAfterSubmit).toEqual([]);
    fields.controller.fields.reveal();
    expect(fields.problemsAfterSubmit.map(([field]) => field)).toEqual(['name', 'menuJson']);
  });

  it('keeps auto-filling after its edits were restored, and restores no password', () => {
    const before = newRestaurantForm();
    before.type('name', 'Aurora');
    before.type('firstMessage', 'Buonasera!');
    before.type('ownerPassword', 'correct horse');
    const after = newRestaurantForm();
    after.restore(before.edits);
    expect(after.textOf('name')).toBe('Aurora');
    expect(after.textOf('ownerPassword')).toBe('');
    after.type('name', 'Aurora Due');
    expect(after.textOf('assistantId')).toBe('aurora-due');
    expect(after.textOf('firstMessage')).toBe('Buonasera!');
  });
});
