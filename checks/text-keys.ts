import {
  type Expression,
  isElementAccessExpression,
  isExportSpecifier,
  isIdentifier,
  isImportSpecifier,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isSpreadAssignment,
  isTypeQueryNode,
  isVariableDeclaration,
  type Node,
  type ObjectBindingPattern,
} from 'typescript/unstable/ast';
import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

/** The keys of a texts object that are used in one place, or `any` if that is unknown. */
export type UsedKeys = readonly string[] | 'any';

const none: UsedKeys = [];

function join(parts: readonly UsedKeys[]): UsedKeys {
  return parts.includes('any') ? 'any' : parts.flat();
}

const isNothing = (type: Type) => (type.flags & (TypeFlags.Undefined | TypeFlags.Null)) !== 0;

/** For `texts[status]`, the values that the type of `status` allows. */
function keysOfIndex(checker: Checker, type: Type | undefined): UsedKeys {
  if (!type) return 'any';
  if (type.isUnionType()) {
    return join(type.getTypes().map((each) => keysOfIndex(checker, each)));
  }
  if (type.isStringLiteralType()) return [type.value];
  const wider = checker.getBaseConstraintOfType(type);
  return wider && wider.id !== type.id ? keysOfIndex(checker, wider) : 'any';
}

/** Code that receives the whole object reads at most the properties that its parameter's type names. */
function keysOfReceiver(checker: Checker, type: Type | undefined): UsedKeys {
  if (!type) return 'any';
  if (type.isUnionType()) {
    const some = type.getTypes().filter((each) => !isNothing(each));
    return join(some.map((each) => keysOfReceiver(checker, each)));
  }
  const names = checker.getPropertiesOfType(type).map((property) => property.name);
  return names.length === 0 || checker.getIndexInfosOfType(type).length > 0 ? 'any' : names;
}

function keysOfPattern(pattern: ObjectBindingPattern): UsedKeys {
  return join(
    pattern.elements.map(({ dotDotDotToken, propertyName, name }) => {
      const key = propertyName ?? name;
      return !dotDotDotToken && key && isIdentifier(key) ? [key.text] : 'any';
    }),
  );
}

/** The keys used where a texts object is referenced. */
export function keysUsedAt(checker: Checker, reference: Node): UsedKeys {
  const { parent } = reference;
  if (isPropertyAccessExpression(parent)) return [parent.name.text];
  if (isElementAccessExpression(parent) && parent.expression === reference) {
    return keysOfIndex(checker, checker.getTypeAtLocation(parent.argumentExpression));
  }
  if (isTypeQueryNode(parent) || isImportSpecifier(parent)) return none;
  // A plain re-export uses nothing; its imports are found by the same name.
  if (isExportSpecifier(parent)) return parent.propertyName ? 'any' : none;
  if (isVariableDeclaration(parent)) {
    if (parent.name === reference) return none;
    if (isObjectBindingPattern(parent.name)) return keysOfPattern(parent.name);
  }
  const taken = isSpreadAssignment(parent) ? parent.parent : reference;
  return keysOfReceiver(checker, checker.getContextualType(taken as Expression));
}
