const MESSAGE =
  'A spec neither sleeps nor sets a deadline: wait for an event, or move a clock. See tools/test/README.md.';
const TESTS = ['it', 'test'];
const HOOKS = ['before', 'beforeEach', 'beforeAll', 'after', 'afterEach', 'afterAll'];
const SLEEPS = ['setTimeout', 'setInterval', 'pause', 'sleep', 'waitForTimeout'];

const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
const nameOf = ({ type, name, property }) => (type === 'MemberExpression' ? property.name : name);
/** `it.each(table)(…)` is a call of a call. */
const testNameOf = (callee) => {
  const inner =
    callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression'
      ? (callee.callee ?? callee.tag)
      : callee;
  return inner.type === 'MemberExpression' ? inner.object.name : inner.name;
};

function hasDeadline({ callee, arguments: given }) {
  const name = testNameOf(callee);
  const isDeclared = TESTS.includes(name) || HOOKS.includes(name);
  const body = given.findIndex(isFunction);
  return isDeclared && body >= 0 && given.length > body + 1;
}

/** Forbids sleeps, deadlines and waits for an idle network in specs. */
export default {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const refuse = (node) => context.report({ node, message: MESSAGE });
    return {
      ImportDeclaration(node) {
        if (/^(node:)?timers\/promises$/.test(node.source.value)) refuse(node);
      },
      CallExpression(node) {
        if (SLEEPS.includes(nameOf(node.callee)) || hasDeadline(node)) refuse(node);
      },
      MemberExpression({ object, property }) {
        if (object.name === 'test' && property.name === 'slow') refuse(property);
      },
      Literal(node) {
        if (node.value === 'networkidle') refuse(node);
      },
      Property(node) {
        if (node.key.name === 'timeout' && typeof node.value.value === 'number') refuse(node);
      },
    };
  },
};
