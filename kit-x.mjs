import { joinPool } from './src/platform/database/join-pool.ts';
import { silentLog } from './src/platform/database/database-log.ts';
const { pool, close } = await joinPool({ dataDir: '/tmp/kit3-data', databaseUrl: undefined }, silentLog);
const c = await pool.connect(); await c.query('set statement_timeout=0');
const { rows:[{company}] } = await c.query(`select c.id as company from accounts a join companies c on c.owner_account_id=a.id where a.email='exhibitor@mai.example'`);
const words = `(array['Surgical','Dental','Cardiac','Paediatric','Thermal','Digital'])[1 + n % 6]`;
if ((await c.query('select count(*)::int n from events where company_id=$1',[company])).rows[0].n < 50000) {
 const t=Date.now();
 await c.query(`insert into events (company_id, title, details, start_date, expiry_date, status) select $1, ${words} || ' item ' || n, 'Reusable, in stock, delivered to every ward of the region. Edition ' || n, '2026-01-01'::date + n % 300, '2026-01-02'::date + n % 300 + 30, case when n%3=0 then 0 else 1 end from generate_series(1,100000) n`,[company]);
 console.log('fill', Date.now()-t); await c.query('vacuum analyze events');
}
const ex = async (q, v) => { let best; for (let i=0;i<5;i++){const r=(await c.query('explain (analyze, buffers, format json) '+q, v)).rows[0]['QUERY PLAN'][0]; if(!best||r['Execution Time']<best['Execution Time'])best=r;} const p=[];(function w(n,d){p.push(' '.repeat(d)+n['Node Type']+' '+(n['Index Name']||n['Relation Name']||'')+' rows='+n['Actual Rows']+' t='+n['Actual Total Time']+' buf='+(n['Shared Hit Blocks']+n['Shared Read Blocks']));(n.Plans||[]).forEach(x=>w(x,d+1))})(best.Plan,0); console.log(best['Execution Time'].toFixed(1)+'ms', q.replace(/\s+/g,' ').slice(0,110)); console.log(p.join('\n')); };

console.log((await c.query(`select collname, collprovider, datcollate, datlocprovider, datlocale from pg_collation, pg_database where collname='C' and datname=current_database()`)).rows);
await ex(`select count(*) from events where company_id=$1 and lower(details)='x'`,[company]);
await ex(`select count(*) from events where company_id=$1 and lower(details collate "C")='x'`,[company]);
await ex(`select count(*) from events where company_id=$1 and strpos(lower(details collate "C"),'zebra')>0`,[company]);
await ex(`select count(*) from events where company_id=$1 and strpos(details,'zebra')>0`,[company]);
await ex(`select count(*) from events where company_id=$1 and strpos(details collate "C",'zebra')>0`,[company]);
await ex(`select count(*) from events where company_id=$1 and details ilike '%zebra%'`,[company]);
await ex(`select count(*) from events where company_id=$1 and details collate "C" ilike '%zebra%'`,[company]);
await ex(`select count(*) from events where company_id=$1 and details ~* 'zebra'`,[company]);
await ex(`select count(*) from events where company_id=$1 and event_ref='x'`,[company]);
c.release(true); await close();
