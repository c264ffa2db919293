import { start } from './start/start.tsx';

const root = document.getElementById('root');
if (root) void start(root);
