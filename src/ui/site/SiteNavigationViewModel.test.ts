import { describe, expect, it } from 'vitest';
import { aSession } from '#tests/support/builders.ts';
import { FakeAnalytics } from '#tests/support/fakes/FakeAnalytics.ts';
import { sessionFakes } from '#tests/support/sessionFakes.ts';
import { SiteNavigationViewModel } from './SiteNavigationViewModel.ts';

function setUp(signedIn = false) {
  const { store, vm: session } = sessionFakes(signedIn ? aSession() : undefined);
  const analytics = new FakeAnalytics();
  session.start();
  return { analytics, store, vm: new SiteNavigationViewModel(session, analytics) };
}

describe('SiteNavigationViewModel', () => {
  it('links to Login, and to Dashboard for signed-in visitors', () => {
    expect(setUp().vm.entryLink).toEqual({ label: 'Login', to: '/login' });
    expect(setUp(true).vm.entryLink).toEqual({ label: 'Dashboard', to: '/dashboard' });
  });

  it('links to Login again when the session ends', () => {
    const { store, vm } = setUp(true);
    store.clear();
    expect(vm.entryLink.label).toBe('Login');
  });

  it('stops tracking when the visitor leaves the public site', () => {
    const { analytics, vm } = setUp();
    vm.start()();
    expect(analytics.resting).toBe(true);
  });

  it('opens and closes the menu', () => {
    const { vm } = setUp();
    expect(vm.menuOpen).toBe(false);
    vm.toggleMenu();
    expect(vm.menuOpen).toBe(true);
    vm.toggleMenu();
    expect(vm.menuOpen).toBe(false);
    vm.toggleMenu();
    vm.closeMenu();
    expect(vm.menuOpen).toBe(false);
  });

  it("reports Get Started as 'get_started_click' with label navbar", () => {
    const { analytics, vm } = setUp();
    vm.getStarted();
    expect(analytics.reported).toEqual([{ name: 'get_started_click', label: 'navbar' }]);
  });

  it("reports Book a Demo as 'book_demo_click'", () => {
    const { analytics, vm } = setUp();
    vm.bookDemo();
    expect(analytics.reported).toEqual([{ name: 'book_demo_click' }]);
  });
});
