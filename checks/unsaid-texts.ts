import {
  type Identifier,
  isCallExpression,
  isIdentifier,
  isImportSpecifier,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isQualifiedName,
  isStringLiteral,
  isVariableDeclaration,
  type Node,
  type PropertyName,
  type SourceFile,
  type VariableDeclaration,
} from 'typescript/unstable/ast';
import type { FileSystem } from 'typescript/unstable/fs';
import {
  API,
  type Checker,
  type Program,
  type Symbol as SourceSymbol,
  SymbolFlags,
} from 'typescript/unstable/sync';
import { keysUsedAt } from './text-keys.ts';

/** The texts of one `defineTexts` call, and which of them have not been found in use. */
type Definition = { readonly feature: string; readonly unsaid: Set<string> };

type Definitions = {
  readonly bySymbol: ReadonlyMap<number, Definition>;
  /** The names they are exported by; a file that contains none of them uses none. */
  readonly names: ReadonlySet<string>;
};

function forEachNode(node: Node, look: (node: Node) => void): void {
  look(node);
  node.forEachChild((child) => forEachNode(child, look));
}

const nameOf = (key: PropertyName) => (isIdentifier(key) || isStringLiteral(key) ? [key.text] : []);

function readDefinition({ initializer }: VariableDeclaration): Definition | undefined {
  if (!initializer || !isCallExpression(initializer)) return undefined;
  const [feature, messages] = initializer.arguments;
  if (!feature || !isStringLiteral(feature)) return undefined;
  if (!messages || !isObjectLiteralExpression(messages)) return undefined;
  const keys = messages.properties.filter(isPropertyAssignment).flatMap(({ name }) => nameOf(name));
  return { feature: feature.text, unsaid: new Set(keys) };
}

function readDefinitions(checker: Checker, files: readonly SourceFile[]): Definitions {
  const bySymbol = new Map<number, Definition>();
  const names = new Set<string>();
  for (const file of files) {
    forEachNode(file, (node) => {
      const definition = isVariableDeclaration(node) ? readDefinition(node) : undefined;
      const symbol = definition && checker.getSymbolAtLocation((node as VariableDeclaration).name);
      if (!symbol) return;
      bySymbol.set(symbol.id, definition);
      names.add(symbol.name);
    });
  }
  return { bySymbol, names };
}

/** Identifiers that may refer to one of these names, including renamed imports. */
function listCandidates(file: SourceFile, names: ReadonlySet<string>): readonly Identifier[] {
  const identifiers: Identifier[] = [];
  forEachNode(file, (node) => {
    if (isIdentifier(node)) identifiers.push(node);
  });
  const spoken = new Set(names);
  for (const { text, parent } of identifiers) {
    if (names.has(text) && isImportSpecifier(parent)) spoken.add(parent.name.text);
  }
  return identifiers.filter(({ text }) => spoken.has(text));
}

function originOf(checker: Checker, symbol: SourceSymbol | undefined): SourceSymbol | undefined {
  return symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The reference is `texts` itself, or `module.texts` if the whole module was imported. */
function referenceAt(identifier: Identifier): Node {
  const { parent } = identifier;
  const isMember = isPropertyAccessExpression(parent) && parent.name === identifier;
  return isMember || isQualifiedName(parent) ? parent : identifier;
}

function strikeSaid(checker: Checker, file: SourceFile, definitions: Definitions): void {
  const candidates = listCandidates(file, definitions.names);
  const symbols = checker.getSymbolAtLocation(candidates);
  candidates.forEach((identifier, place) => {
    const symbol = originOf(checker, symbols[place]);
    const definition = symbol && definitions.bySymbol.get(symbol.id);
    if (!definition) return;
    const used = keysUsedAt(checker, referenceAt(identifier));
    if (used === 'any') definition.unsaid.clear();
    else for (const key of used) definition.unsaid.delete(key);
  });
}

/** Finds texts that no source uses, by following each texts object through imports and types. */
export function findUnsaidTexts(configFile: string, fs?: FileSystem): readonly string[] {
  const api = new API({ fs });
  try {
    const project = api.updateSnapshot({ openProjects: [configFile] }).getProject(configFile);
    if (!project) throw new Error(`${configFile} could not be opened`);
    const { program, checker } = project;
    const files = listSources(program);
    const isDefining = ({ fileName }: SourceFile) => fileName.endsWith('.texts.ts');
    const definitions = readDefinitions(checker, files.filter(isDefining));
    for (const file of files) strikeSaid(checker, file, definitions);
    return [...definitions.bySymbol.values()].flatMap(({ feature, unsaid }) =>
      [...unsaid].map((key) => `${feature}.${key}: is never said`),
    );
  } finally {
    api.close();
  }
}

/** Sources without tests, whose use of a text does not count. */
function listSources(program: Program): readonly SourceFile[] {
  return program
    .getSourceFileNames()
    .filter(
      (name) => /\/src\/.*\.tsx?$/.test(name) && !/\.test\.|\/(testing|node_modules)\//.test(name),
    )
    .flatMap((name) => program.getSourceFile(name) ?? []);
}
