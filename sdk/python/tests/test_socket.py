"""The WebSocket against stand-ins: python3 -m unittest discover -s sdk/python/tests -p test_socket.py"""

import json
import sys
import threading
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from foyer import Connection, FoyerProblem, socket  # noqa: E402

TOPIC = "orders"


def subscribed(at: str) -> dict:
    return {"type": "subscribed", "topic": TOPIC, "id": at}


def event(at: str) -> dict:
    return {"type": "event", "topic": TOPIC, "id": at, "data": int(at)}


class Wire:
    """Gives these messages, then is lost; notes what is sent."""

    def __init__(self, *messages: dict) -> None:
        self.messages, self.sent, self.is_lost = list(messages), [], False

    def send(self, message: dict) -> None:
        if self.is_lost:
            raise FoyerProblem(0, "network_error", "Nothing can be sent")
        self.sent.append((message["type"], message.get("since")))

    def receive(self) -> dict:
        if not self.messages:
            self.is_lost = True
            raise FoyerProblem(0, "network_error", "The connection was lost")
        return self.messages.pop(0)

    def close(self) -> None:
        self.is_lost = True


def connect(wire: Wire) -> Connection:
    with mock.patch("foyer.socket._Wire", lambda *_: wire):
        return Connection("http://foyer.example", reopen=False)


class Subscriptions(unittest.TestCase):
    def test_gives_each_event_once_to_loops_that_follow_each_other(self) -> None:
        left = [subscribed("0"), event("1"), event("2"), event("3"), {"type": "unsubscribed", "topic": TOPIC}]
        wire = Wire(*left, subscribed("1"), event("2"), event("3"))
        connection = connect(wire)
        given = []
        for until in (1, 3):
            for one in connection.subscribe(TOPIC, since=given[-1].id if given else None):
                given.append(one)
                if one.data == until:
                    break
        self.assertEqual([one.data for one in given], [1, 2, 3])
        self.assertEqual(wire.sent, [("subscribe", None), ("unsubscribe", None), ("subscribe", "1"), ("unsubscribe", None)])

    def test_ends_no_subscription_that_has_taken_the_place_of_its_own(self) -> None:
        wire = Wire(subscribed("0"), event("1"), subscribed("1"), event("2"))
        connection = connect(wire)
        first, second = connection.subscribe(TOPIC), connection.subscribe(TOPIC, since="1")
        self.assertEqual([next(first).data, next(second).data], [1, 2])
        first.close()
        self.assertEqual([kind for kind, _ in wire.sent], ["subscribe", "subscribe"])

    def test_says_why_a_loop_ended_also_where_nothing_can_be_sent_any_more(self) -> None:
        events = connect(Wire(subscribed("0"))).subscribe(TOPIC)
        with self.assertRaisesRegex(FoyerProblem, "The connection was lost"):
            next(events)


class Refusing(BaseHTTPRequestHandler):
    """Opens no socket: answers with what is next, or hangs up."""

    answers: list = []

    def do_GET(self) -> None:
        status, headers, body = Refusing.answers.pop(0)
        if status == 0:
            return
        self.send_response(status)
        for name, value in {**headers, "content-length": str(len(body))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


TOO_MANY = {"code": "too_many_sockets", "title": "Too many", "detail": "Close some.", "requestId": "a1"}


class Handshakes(unittest.TestCase):
    def setUp(self) -> None:
        self.server = HTTPServer(("127.0.0.1", 0), Refusing)
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def tearDown(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def refusal(self, *answer: object) -> FoyerProblem:
        Refusing.answers = [answer]
        with self.assertRaises(FoyerProblem) as raised:
            Connection(self.url)
        return raised.exception

    def test_says_what_the_service_says_in_place_of_a_socket(self) -> None:
        problem = self.refusal(429, {"retry-after": "7"}, json.dumps(TOO_MANY).encode())
        said = (problem.status, problem.code, problem.detail, problem.request_id, problem.retry_after)
        self.assertEqual(said, (429, "too_many_sockets", "Close some.", "a1", 7.0))
        proxy = self.refusal(503, {"Retry-After": "2"}, b"<html>")
        self.assertEqual((proxy.status, proxy.code, proxy.retry_after), (503, "unavailable", 2.0))
        self.assertEqual(self.refusal(0, {}, b"").code, "network_error")

    def test_tries_again_after_refusals_that_pass(self) -> None:
        connection = connect(Wire())
        connection._address = (self.url, 5.0)
        Refusing.answers = [(429, {}, b""), (503, {}, b""), (502, {}, b""), (0, {}, b""), (403, {}, b"")]
        with mock.patch.object(socket, "_REOPEN_AFTER", (0.01,) * 6), self.assertRaises(FoyerProblem) as raised:
            connection._open_again()
        self.assertEqual((raised.exception.code, Refusing.answers), ("forbidden", []))


if __name__ == "__main__":
    unittest.main()
