/** Only the list is polled; the open mail stays. */
const POLL_MS = 1000;
const [list, article, to] = ['list', 'mail', 'to'].map((id) => document.getElementById(id));
const address = new URLSearchParams(location.search);
to.value = address.get('to') ?? '';
document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

let mails = [];
let openId;
let form = 'html';

to.addEventListener('input', () => refresh());
setInterval(refresh, POLL_MS);
await refresh();

async function refresh() {
  const response = await fetch('/api/messages').catch(() => undefined);
  if (!response?.ok) return;
  const all = await response.json();
  const wanted = to.value.trim().toLowerCase();
  const found = all.filter((mail) => mail.to.some((recipient) => recipient.toLowerCase().includes(wanted)));
  if (found.map(({ id }) => id).join() === mails.map(({ id }) => id).join()) return;
  mails = found;
  list.replaceChildren(...mails.map(row));
  if (!mails.some(({ id }) => id === openId) && mails[0]) read(mails[0]);
}

function row(mail) {
  const button = document.getElementById('row').content.cloneNode(true).firstElementChild;
  button.dataset.id = mail.id;
  button.querySelector('.row-to').textContent = mail.to.join(', ');
  button.querySelector('.row-subject').textContent = mail.subject;
  const time = button.querySelector('time');
  time.dateTime = mail.receivedAt;
  time.textContent = new Date(mail.receivedAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  button.setAttribute('aria-current', String(mail.id === openId));
  button.addEventListener('click', () => read(mail));
  return button;
}

function read(mail) {
  openId = mail.id;
  for (const button of list.children) button.setAttribute('aria-current', String(button.dataset.id === openId));
  const view = document.getElementById('reading').content.cloneNode(true);
  view.querySelector('h2').textContent = mail.subject || '(no subject)';
  const facts = { ...mail, to: mail.to.join(', '), receivedAt: new Date(mail.receivedAt).toLocaleString('en-US') };
  for (const fact of view.querySelectorAll('[data-of]')) fact.textContent = facts[fact.dataset.of];
  view.querySelector('iframe').src = `/messages/${mail.id}`;
  view.querySelector('pre').textContent = mail.text;
  view.querySelector('.files').append(...mail.files.map(({ name }, index) => fileLink(mail, name, index)));
  for (const tab of view.querySelectorAll('[role=tab]')) {
    tab.addEventListener('click', () => ((form = tab.dataset.form), show(mail)));
  }
  article.replaceChildren(view);
  show(mail);
}

function fileLink(mail, name, index) {
  const link = document.createElement('a');
  link.href = `/messages/${mail.id}/files/${index}`;
  link.textContent = name;
  return link;
}

function show(mail) {
  const shown = mail.html ? form : 'text';
  article.querySelector('iframe').hidden = shown !== 'html';
  article.querySelector('pre').hidden = shown !== 'text';
  for (const tab of article.querySelectorAll('[role=tab]')) {
    tab.setAttribute('aria-selected', String(tab.dataset.form === shown));
    tab.disabled = tab.dataset.form === 'html' && !mail.html;
  }
}
