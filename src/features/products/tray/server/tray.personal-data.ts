import { products } from '#features/products/server/products.table.ts';
import { bigint, int, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';
import { requestTrayItems } from './request-tray-items.table.ts';

const selectCollected = query({
  name: 'tray.of-person',
  values: { account: bigint },
  row: { product_id: bigint, item_name: text, quantity: int },
  sql: sql`
    select p.id as product_id, p.item_name, t.quantity from ${requestTrayItems} t
    join ${products} p on p.id = t.product_id where t.account_id = $account order by t.place`,
});

/** A person's tray; it is deleted with the account. */
export const trayPersonalData: PersonalDataSource = {
  async collect({ connection }, { accountId: account }) {
    return recordsFile('request-tray.json', await selectCollected.all(connection, { account }));
  },
};
