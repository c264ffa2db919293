// Loads `@date-fns/tz` early, because it extends the current Date. Modules shared by all tests must find
// the real one, not a test's fake.
import '@date-fns/tz';
