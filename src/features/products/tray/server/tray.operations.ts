import type pg from 'pg';
import { listTrayProducts } from '#features/products/products.contract.ts';
import { toProduct } from '#features/products/server/product-row.ts';
import { selectProductDetails } from '#features/products/server/products.queries.ts';
import { products } from '#features/products/server/products.table.ts';
import { readTray, saveTray } from '#features/products/tray/tray.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { array, bigint, int } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { requestTrayItems } from './request-tray-items.table.ts';

const selectTray = query({
  name: 'tray.of-account',
  values: { account: bigint },
  row: { product_id: bigint, quantity: int },
  sql: sql`
    select product_id, quantity from ${requestTrayItems}
    where account_id = $account order by place`,
});

const emptyTray = command({
  name: 'tray.empty',
  values: { account: bigint },
  sql: sql`delete from ${requestTrayItems} where account_id = $account`,
});

/** Products that no longer exist are skipped. */
const fillTray = command({
  name: 'tray.fill',
  values: { account: bigint, products: array(bigint), quantities: array(int) },
  sql: sql`
    insert into ${requestTrayItems} (account_id, product_id, quantity, place)
    select $account, p.id, asked.quantity, asked.place
    from unnest($products::bigint[], $quantities::int[]) with ordinality as asked (product, quantity, place)
    join ${products} p on p.id = asked.product
    on conflict do nothing`,
});

const itemsOf = async (connection: Connection, account: number) => ({
  items: await selectTray.all(connection, { account }),
});

const reading = operation(readTray, (_input, { caller, database }) =>
  itemsOf(database.pool, caller.accountId),
);

type Items = readonly { readonly product_id: number; readonly quantity: number }[];

async function replaceTray(client: pg.ClientBase, account: number, items: Items) {
  await emptyTray.run(client, { account });
  await fillTray.run(client, {
    account,
    products: items.map(({ product_id }) => product_id),
    quantities: items.map(({ quantity }) => quantity),
  });
}

const saving = operation(saveTray, async ({ items }, { caller, database }) => {
  const account = caller.accountId;
  await inTransaction(database.pool, (client) => replaceTray(client, account, items));
  return itemsOf(database.pool, account);
});

const listing = operation(listTrayProducts, async ({ ids }, { database, language }) => {
  const asked = [...new Set(ids.split(',').map(Number))];
  const rows = await selectProductDetails.all(database.pool, { ids: asked });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    products: asked.flatMap((id) => byId.get(id) ?? []).map((row) => toProduct(row, language)),
  };
});

export const trayOperations: readonly Operation[] = [reading, saving, listing];
