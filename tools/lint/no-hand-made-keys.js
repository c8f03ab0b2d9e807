/** Name that an expression ends with: `section` of `present.section`, `sectionKey` of a call of it. */
function lastName(node) {
  switch (node?.type) {
    case 'Identifier':
      return node.name;
    case 'MemberExpression':
      return node.computed ? '' : lastName(node.property);
    case 'CallExpression':
      return lastName(node.callee);
    case 'LogicalExpression':
      return lastName(node.left);
    default:
      return '';
  }
}

const sections = /^(?:section|sectionKey|home)$/;
const parts = /^(?:name|field|question)$/;
/** Before it stands a path, a kind or a number: then it is no question's name that begins here. */
const isInner = (text) => /[\w.:-]$/.test(text);

const isDot = (node) => node?.type === 'Literal' && node.value === '.';

/** Whether what a key is taken apart into is a section and the like: decimals are taken apart too. */
function isRead(node) {
  const { parent } = node;
  if (parent.type === 'MemberExpression') return parent.object === node && parent.computed;
  const [first] = parent.id?.type === 'ArrayPattern' ? parent.id.elements : [];
  const name = lastName(first?.type === 'AssignmentPattern' ? first.left : first);
  return name === 'id' || sections.test(name);
}

/**
 * Keys of questions, of sections and of messages are written and read by `src/journey/place.ts`
 * alone, paths by `src/rules/paths.ts`: a key that is made by hand goes on being made the old way
 * when those change. It goes by names, so it can miss one; it takes no other text for a key.
 */
export const noHandMadeKeys = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      made: 'A key made by hand: take questionKey, sectionKey or messageKey of src/journey.',
      read: 'A key read by hand: take readQuestionKey or idOfSectionKey of src/journey, or what src/rules has for paths.',
    },
  },
  create(context) {
    return {
      TemplateLiteral(node) {
        node.expressions.forEach((left, index) => {
          const right = node.expressions[index + 1];
          const between = node.quasis[index + 1].value.cooked;
          if (isInner(node.quasis[index].value.cooked)) return;
          const isQuestion =
            right !== undefined &&
            between === '.' &&
            (sections.test(lastName(left)) || parts.test(lastName(right)));
          const isVariant = right !== undefined && between === '@' && lastName(left) === 'id';
          const isMessage = right !== undefined && between === '.' && lastName(right) === 'rule';
          if (isQuestion || isVariant || isMessage) context.report({ node, messageId: 'made' });
        });
      },
      CallExpression(node) {
        const [first] = node.arguments;
        const method = node.callee.type === 'MemberExpression' ? lastName(node.callee) : '';
        const isSought = ['indexOf', 'lastIndexOf'].includes(method) && isDot(first);
        const isSplit = method === 'split' && isDot(first) && isRead(node);
        const isVariant = method === 'split' && first?.type === 'Literal' && first.value === '@';
        if (isSought || isSplit || isVariant) context.report({ node, messageId: 'read' });
      },
    };
  },
};
