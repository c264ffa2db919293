/**
 * Error messages of browsers and libraries without their variable parts, by a part that identifies them.
 * The first match wins. Reports contain no other text of a message, because any text may quote a person.
 */
export const KNOWN_MESSAGES: readonly (readonly [RegExp, string])[] = [
  // a value that is missing: Chromium, Firefox, Safari
  [/^Cannot read properties of undefined/, 'Cannot read properties of undefined'],
  [/^Cannot read properties of null/, 'Cannot read properties of null'],
  [/^Cannot set properties of undefined/, 'Cannot set properties of undefined'],
  [/^Cannot set properties of null/, 'Cannot set properties of null'],
  [/^can't access property .* is undefined$/s, "can't access property of undefined"],
  [/^can't access property .* is null$/s, "can't access property of null"],
  [/^undefined is not an object/, 'undefined is not an object'],
  [/^null is not an object/, 'null is not an object'],
  [/ is not a function/, '… is not a function'],
  [/ is not a constructor/, '… is not a constructor'],
  [/ is not iterable/, '… is not iterable'],
  [/ is not defined$/, '… is not defined'],
  [/^Can't find variable: /, '… is not defined'],
  [/^(Cannot access .* before initialization|can't access lexical declaration)/s, '… before initialization'],
  [/ is undefined$/, '… is undefined'],
  [/ is null$/, '… is null'],
  [/constant variable|invalid assignment to const|readonly property/, 'Assignment to constant'],
  [/^(Maximum call stack size exceeded|too much recursion)/, 'Maximum call stack size exceeded'],
  [/^Invalid (time value|date)$|^invalid date$/i, 'Invalid date'],
  [/^Invalid (array|string) length|^Invalid count value/, 'Invalid length'],
  [/circular structure|cyclic (object|structure)/, 'Converting circular structure to JSON'],
  [/ is not valid JSON$|in JSON at position|^JSON\.parse: |^JSON Parse error/, 'Invalid JSON'],
  [/^Unexpected end of JSON input/, 'Invalid JSON'],
  [/^(URI malformed|malformed URI sequence|URI error)/, 'Malformed URI'],
  [/^Invalid regular expression/, 'Invalid regular expression'],
  // code that is missing
  [
    /dynamically imported module|^Importing a module script failed/,
    'Failed to fetch dynamically imported module',
  ],
  [/^Unable to preload CSS/, 'Unable to preload CSS'],
  [/^(Failed to fetch|NetworkError when attempting|Load failed)/, 'Failed to fetch'],
  // elements that a translator or an extension has moved
  [/'removeChild' on 'Node'|^Node\.removeChild/, 'Failed to execute removeChild on Node'],
  [/'insertBefore' on 'Node'|^Node\.insertBefore/, 'Failed to execute insertBefore on Node'],
  [/^The object can not be found here/, 'The object can not be found here'],
  [/^Failed to execute /, 'Failed to execute … on …'],
  [/^Failed to construct /, 'Failed to construct …'],
  [/exceeded the quota|quota has been exceeded/i, 'Quota exceeded'],
  [/aborted/, 'Aborted'],
  [/not allowed by the user agent/, 'Not allowed by the user agent'],
  // libraries
  [/^No (matching )?bindings? found/i, 'No binding found'],
  [/^(Rendered (more|fewer) hooks)/, 'Rendered other hooks than before'],
];

/**
 * Messages that keep a part: the number of a production build's message, whose arguments may quote the page,
 * or the kind of a failure.
 */
export const KEPT_PARTS = [
  [/^Minified React error #(\d{1,3});/, 'Minified React error #'],
  [/^\[MobX\] minified error nr: (\d{1,2})\b/, '[MobX] minified error '],
  [/^(unreachable|cancelled|unauthenticated|not-found|rejected|malformed)$/, ''],
] as const;

/** Names of errors in JavaScript, browsers, and the app. Code can set any name, so others are left out. */
export const KNOWN_NAMES: readonly string[] = [
  'AbortError',
  'AggregateError',
  'ConstraintError',
  'DataCloneError',
  'EncodingError',
  'Error',
  'EvalError',
  'Failure',
  'HierarchyRequestError',
  'InvalidAccessError',
  'InvalidCharacterError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'OperationError',
  'OverconstrainedError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'URIError',
  'UnknownError',
];
