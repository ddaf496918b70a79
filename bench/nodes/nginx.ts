import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const example = join(import.meta.dirname, '../../deploy/nginx.conf')

export type Front = { readonly origin: string; readonly stop: () => Promise<void> }

/** @throws Error when nginx is not installed */
export function requireNginx(): void {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
  } catch {
    throw new Error('nginx is not here: apt-get install nginx-light, without starting its service')
  }
}

/**
 * nginx with the configuration of `deploy/`, except TLS, the addresses and the public port.
 * `added` replaces the line that turns caching off.
 */
export async function startNginx(
  folder: string,
  { port, nodePorts, added = '' }: { port: number; nodePorts: readonly number[]; added?: string },
): Promise<Front> {
  requireNginx()
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${userLine()}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
access_log off;
client_body_temp_path ${folder}/body;
proxy_temp_path ${folder}/proxy;
proxy_cache_path ${folder}/cache keys_zone=everything:10m;
fastcgi_temp_path ${folder}/fastcgi;
uwsgi_temp_path ${folder}/uwsgi;
scgi_temp_path ${folder}/scgi;
${forTrial({ port, nodePorts, added })}
}
`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  const deadline = performance.now() + 10_000
  while (!(await fetch(`${origin}/healthz`).catch(() => undefined))) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error('nginx did not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** As root: the workers would otherwise run as `nobody`, without access to the folder. */
const userLine = (): string => (process.getuid?.() === 0 ? 'user root;\n' : '')

function forTrial({
  port,
  nodePorts,
  added,
}: {
  port: number
  nodePorts: readonly number[]
  added: string
}): string {
  const lines = readFileSync(example, 'utf8').split('\n')
  const [oneNode = ''] = lines.filter((line) => line.trim().startsWith('server 10.'))
  const nodes = nodePorts.map((each) => oneNode.replace(/10\.0\.0\.\d+:\d+/, `127.0.0.1:${each}`))
  return lines
    .filter((line) => !/^\s*(?:ssl_|server 10\.)/.test(line))
    .flatMap((line) => (line.startsWith('upstream') ? [line, ...nodes] : [line]))
    .join('\n')
    .replace(/server \{\s+listen 80;[^]*?\n\}\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('proxy_cache off;', (off) => (added === '' ? off : added))
}
