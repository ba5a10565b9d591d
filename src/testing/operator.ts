import { signInJobSeeker } from './sign-in-as.ts';
import type { TestApp } from './start-test-app.ts';

type Body = Record<string, unknown>;

/** An operator's requests over HTTP. */
export async function createOperator({ call, database }: Pick<TestApp, 'call' | 'database'>) {
  const admin = await signInJobSeeker(database, { isAdmin: true });
  return {
    ...admin,
    get: (path: string) => call(`admin/${path}`, { headers: admin.headers }),
    post: (path: string, body: Body, language = 'en') =>
      call(`admin/${path}`, {
        method: 'POST',
        headers: {
          ...admin.headers,
          'content-type': 'application/json',
          'accept-language': language,
        },
        body: JSON.stringify(body),
      }),
    /** Posts a form that can contain files. */
    postForm: (path: string, body: Record<string, string | Blob>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(body)) form.append(name, value);
      return call(`admin/${path}`, { method: 'POST', headers: admin.headers, body: form });
    },
    /** The audit entries about a kind of subject, the oldest first. */
    async recordOf(subject: string) {
      const { rows } = await database.pool.query(
        `select actor, action, subject_id, before, after from audit_log
         where subject = $1 order by id`,
        [subject],
      );
      return rows;
    },
  };
}
