// Its dates extend the Date that is there when they are loaded. What is loaded once for all tests must find the real one, and
// not the one of a test that has stopped the clock.
import '@date-fns/tz';
