// Loads `@date-fns/tz` early, because it extends the current `Date`. All tests share the module, so it must
// extend the real `Date` and not a test's fake.
import '@date-fns/tz';
