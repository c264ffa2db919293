// Loads `@date-fns/tz` early. All tests share this module, and it must extend the real `Date`, not a test's
// fake.
import '@date-fns/tz';
